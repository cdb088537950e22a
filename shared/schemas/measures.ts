import * as z from 'zod/mini';
import { measureId } from './area-choice.ts';
import { measureRule } from './measure-rule.ts';
import { text } from './text.ts';

/** Trimmed; nothing typed is null. */
const emptyIsNull = (typed: string | null | undefined) => typed || null;
const optional = (longest: number) =>
  z.pipe(z.nullish(text().check(z.maxLength(longest))), z.transform(emptyIsNull));
/** As it was typed: the grammar of formulas says how long one may be. */
const formula = z.pipe(z.nullish(text()), z.transform(emptyIsNull));

const opening = z.strictObject({
  id: measureId,
  description: optional(100),
  count: formula,
  width: formula,
  height: formula,
});
export type Opening = z.output<typeof opening>;

const line = z.strictObject({
  id: measureId,
  description: optional(200),
  count: formula,
  length: formula,
  height: formula,
  /** In thousandths. */
  coefficient: z._default(z.number().check(z.int(), z.gte(1), z.lte(10_000)), 1000),
  openings: z._default(z.array(opening), []),
  note: optional(500),
});
export type MeasuredLine = z.output<typeof line>;

export const placeKinds = ['room', 'facade', 'other'] as const;
const place = z.strictObject({
  id: measureId,
  name: text().check(z.minLength(1), z.maxLength(100)),
  kind: z.enum(placeKinds),
  /** null follows the rule of the quotation. */
  rule: z.pipe(
    z.nullish(measureRule),
    z.transform((rule) => rule ?? null),
  ),
  lines: z._default(z.array(line), []),
});
export type Place = z.output<typeof place>;

/** Places that were measured on site, in their order, each with its lines. How many there may be is a rule of its own. */
export const measures = z.strictObject({ rule: measureRule, places: z.array(place) });
export type Measures = z.output<typeof measures>;
