import * as z from 'zod/mini';
import { largestAmount, largestPrice, wholePercent } from '#shared/offers/offer-bounds.ts';
import { text, textOfLines } from './text.ts';

export const upTo = (largest: number) => z.int().check(z.gte(0), z.lte(largest));
export const percent = upTo(wholePercent);
export const amount = upTo(largestAmount);
export const price = z.nullable(upTo(largestPrice));

/** A line of text; an empty one is none. */
export const optionalLine = (longest: number) =>
  z.nullable(
    z.pipe(
      text().check(z.maxLength(longest)),
      z.transform((typed) => typed || null),
    ),
  );

/** One line of at least a character. */
export const filledLine = (longest: number) => text().check(z.minLength(1), z.maxLength(longest));

const emptyIsNone = (typed: string | null | undefined) => typed || null;
const optionalText = (longest: number) =>
  z.pipe(z.nullish(textOfLines().check(z.trim(), z.maxLength(longest))), z.transform(emptyIsNone));

/** A text in the three languages of documents, with Italian at least. */
export const localisedLine = (longest: number) =>
  z.strictObject({
    it: filledLine(longest),
    en: z.pipe(z.nullish(text().check(z.maxLength(longest))), z.transform(emptyIsNone)),
    de: z.pipe(z.nullish(text().check(z.maxLength(longest))), z.transform(emptyIsNone)),
  });

/** Further lines in these languages; Italian may be empty. Nothing at all is none. */
export const localisedLines = (longest: number) =>
  z.nullable(
    z.pipe(
      z.strictObject({ it: optionalText(longest), en: optionalText(longest), de: optionalText(longest) }),
      z.transform((texts) => (texts.it || texts.en || texts.de ? { ...texts, it: texts.it ?? '' } : null)),
    ),
  );
