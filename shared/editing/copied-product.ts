import type { Product, ProductCopy, StoredPriceRange } from '#shared/schemas/product.ts';

/** The fields of a product that a quotation keeps. Author and dates are left out, so that equal copies are the same. */
export function copiedProduct(product: Product): ProductCopy {
  const { id, name, details, specs, um, imageUrl, phases, attachments_i18n } = product;
  const { consumptionType, consumption, consumptionranges, priceType, combined, standalone } = product;
  return {
    ...{ id, name, details, specs, um, imageUrl, phases, attachments_i18n },
    ...{ consumptionType, consumption, consumptionranges, priceType, combined, standalone },
    priceranges: copiedPriceRanges(product.priceranges),
  };
}

/** Price ranges without the days on which prices became others. */
export const copiedPriceRanges = (ranges: readonly StoredPriceRange[]): StoredPriceRange[] =>
  ranges.map(({ updatedAt, priceDates, ...range }) => range);
