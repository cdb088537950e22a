import * as z from 'zod/mini';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';
import { text } from './text.ts';

/** Ids of places, lines and openings: the client makes them, so that one save can add a place and choose it. */
const measureId = z.string().check(z.regex(/^[\w-]{8,16}$/));

/** Trimmed; nothing typed is null. */
const emptyIsNull = (typed: string | null | undefined) => typed || null;
const optional = (longest: number) =>
  z.pipe(z.nullish(text().check(z.maxLength(longest))), z.transform(emptyIsNull));
/** As it was typed: the grammar of formulas says how long one may be. */
const formula = z.pipe(z.nullish(text()), z.transform(emptyIsNull));

export const measureModes = ['vuotoPerPieno', 'exact'] as const;
const sentRule = z.strictObject({
  mode: z.enum(measureModes),
  /** In hundredths of a square metre; null deducts nothing. */
  threshold: z.nullish(z.number().check(z.int(), z.gte(0), z.lte(largestArea * 100))),
});
/** Which openings are deducted: all of them, or those above a threshold (MEA-013, MEA-016). */
export const measureRule = z.pipe(
  sentRule,
  z.transform(({ mode, threshold = null }) => ({ mode, threshold: mode === 'exact' ? null : threshold })),
);
export type MeasureRule = z.output<typeof measureRule>;

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

/** Entries of one choice. */
const mostEntries = 400;
const entry = z.pipe(
  z
    .strictObject({ place: z.nullish(measureId), line: z.nullish(measureId) })
    .check(z.refine(({ place: whole, line: single }) => Boolean(whole) !== Boolean(single))),
  z.transform(({ place: whole = null, line: single = null }) => ({ place: whole, line: single })),
);
/** A whole place, or a single line: the other is null. */
export type ChoiceEntry = z.output<typeof entry>;
/** The measures that an area comes from. */
export const choice = z.strictObject({ entries: z.array(entry).check(z.maxLength(mostEntries)) });
export type Choice = z.output<typeof choice>;
