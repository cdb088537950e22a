import { sanitiseTexts } from '#lambdas/runtime/rich-text.ts';
import { recordOf, withRanges } from '#shared/catalogue/stored-ranges.ts';
import { copiedProduct } from '#shared/editing/copied-product.ts';
import type { Product, ProductCopy } from '#shared/schemas/product.ts';

/** What a row keeps of a product of the catalogue, its texts clean. */
export const copyOf = (product: Product): ProductCopy => withCleanTexts(copiedProduct(product));

/** A stored copy; whatever an older product held, it can be calculated and shown. */
export const readableCopy = (stored: unknown): ProductCopy =>
  withCleanTexts(withRanges(recordOf(stored) as ProductCopy));

const withCleanTexts = (copy: ProductCopy): ProductCopy => ({
  ...copy,
  details: sanitiseTexts(copy.details),
  specs: sanitiseTexts(copy.specs),
});
