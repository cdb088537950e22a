import * as z from 'zod/mini';
import { text } from './text.ts';

/** Letters of a name, letters of a rich text with its markup, entries of a list. */
const longest = { name: 300, rich: 50_000, list: 200 } as const;

const name = text().check(z.maxLength(longest.name));
const rich = z.pipe(
  z.nullish(z.string().check(z.maxLength(longest.rich))),
  z.transform((markup) => markup ?? ''),
);
const language = z.nullish(z.string().check(z.maxLength(longest.name)));

const range = z.strictObject({
  name,
  name_i18n: z.nullish(z.strictObject({ it: name, en: language, de: language })),
});
const ranges = z.array(range).check(z.maxLength(longest.list));

/** The texts of a product to translate (TRA-001, TRA-002). */
export const productTextsInput = z.strictObject({
  name,
  details: rich,
  specs: rich,
  consumptionranges: ranges,
  priceranges: ranges,
});

/** The texts of a phase to translate (TRA-007). */
export const phaseTextsInput = z.strictObject({
  name,
  procedure: rich,
  choices: z
    .array(z.strictObject({ index: z.int().check(z.gte(0), z.lt(longest.list)), procedure: rich }))
    .check(z.maxLength(longest.list)),
});
