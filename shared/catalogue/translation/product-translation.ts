import * as z from 'zod/mini';
import { withEnglish } from './english.ts';
import { at, hasEveryPlace, place } from './indexed.ts';
import { type NamedRange, type ProductTexts, rangeNames, type TranslatableProduct } from './product-texts.ts';

const names = z.array(z.object({ index: place, name: z.string() }));

const productTranslation = z.object({
  success: z.literal(true),
  translations: z.object({
    name: z.string(),
    details: z.string(),
    specs: z.string(),
    consumptionRanges: names,
    priceRanges: names,
  }),
});

/** The answer of `translateProduct` (TRA-003, TRA-004). */
export type ProductTranslation = z.infer<typeof productTranslation>;
export type ProductTranslations = ProductTranslation['translations'];

/** Whether an answer is a success of the right shape: every range that was sent has its place (TRA-013). */
export function isProductTranslation(answer: unknown, sent: ProductTexts): answer is ProductTranslation {
  const { success, data } = productTranslation.safeParse(answer);
  return (
    success &&
    hasEveryPlace(data.translations.consumptionRanges, sent.consumptionranges.length) &&
    hasEveryPlace(data.translations.priceRanges, sent.priceranges.length)
  );
}

const withNames = <Range extends NamedRange>(
  ranges: readonly Range[],
  translated: ProductTranslations['priceRanges'],
): Range[] =>
  ranges.map((range, index) => {
    const name_i18n = withEnglish(rangeNames(range), at(translated, index)?.name ?? '');
    return name_i18n.en ? { ...range, name_i18n } : range;
  });

/** A product whose price ranges have English names; all else stays (TRA-006). */
export const withPriceRangeTranslations = <Product extends TranslatableProduct>(
  product: Product,
  { priceRanges }: ProductTranslations,
): Product => ({ ...product, priceranges: withNames(product.priceranges, priceRanges) });

/** A product with English for every text that has Italian (TRA-005). */
export const withProductTranslations = <Product extends TranslatableProduct>(
  product: Product,
  translations: ProductTranslations,
): Product => ({
  ...withPriceRangeTranslations(product, translations),
  name: withEnglish(product.name, translations.name),
  details: withEnglish(product.details, translations.details),
  specs: withEnglish(product.specs, translations.specs),
  consumptionranges: withNames(product.consumptionranges, translations.consumptionRanges),
});
