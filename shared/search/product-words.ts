import { plainText } from '#shared/rich-text/plain-text.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Product } from '#shared/schemas/product.ts';
import { foldedWords } from './folded-words.ts';
import { isColourCode } from './is-colour-code.ts';

/** The words of a product's texts by language, without those of its name. */
export type ProductWords = { it: string[]; en: string[] };

/** Longer texts say nothing more about what a product is: the words stay below 8 KB a product. */
const mostWords = 500;

/** Shorter ones are units and articles; numbers are sizes of packages. */
const says = (word: string) => word.length > 2 && word.length < 40 && !/^\p{N}/u.test(word);

/**
 * Words by which a product is found, besides its name: details, specifications, and the names of its consumption ranges, price
 * ranges and colours. English words that are Italian ones too are kept once.
 */
export function productWords(product: Product): ProductWords {
  const { details, specs, consumptionranges, priceranges } = product;
  const ranges = [...consumptionranges, ...priceranges];
  const colours = priceranges.flatMap(({ colors }) =>
    colors.map(({ code }) => code).filter((code) => !isColourCode(code)),
  );
  const wordsIn = (textIn: (text: Localised | null | undefined) => string | null | undefined) => [
    ...new Set(
      [
        ...[details, specs].map((text) => plainText(textIn(text) ?? '')),
        ...ranges.map(({ name, name_i18n }) => textIn(name_i18n ?? { it: name }) ?? ''),
      ].flatMap(foldedWords),
    ),
  ];
  const it = [...new Set([...wordsIn((text) => text?.it), ...colours.flatMap(foldedWords)])].filter(says);
  const known = new Set(it);
  const en = wordsIn((text) => text?.en).filter((word) => says(word) && !known.has(word));
  return { it: it.slice(0, mostWords), en: en.slice(0, mostWords) };
}
