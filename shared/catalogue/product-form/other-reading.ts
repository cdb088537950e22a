import type { Language } from '#shared/languages.ts';
import { largestEuro } from '#shared/schemas/product-parts-input.ts';

/** A number with its only mark before its last three digits, as thousands are grouped: by a point, in English by a comma too. */
const grouped: Record<Language, RegExp> = {
  it: /^([1-9]\d{0,2})\.(\d{3})$/,
  en: /^([1-9]\d{0,2})[.,](\d{3})$/,
};

/**
 * The other number that a text may mean: a single mark is decimal (OPC-24), and "1.250" may have meant 1250. Such a text
 * stays as it was written, so that the doubt is seen until somebody decides.
 */
export function otherReading(text: string, language: Language): number | undefined {
  const [, thousands, rest] = grouped[language].exec(text.replace(/[^\d.,]/g, '')) ?? [];
  const number = Number(`${thousands}${rest}`);
  return thousands && number <= largestEuro ? number : undefined;
}

/** A formatted number that no reader of the language takes for another one: "1,125" becomes "1,1250" in English. */
export const unmistakable = (text: string, language: Language): string =>
  otherReading(text, language) === undefined ? text : `${text}0`;
