import { sanitiseTexts } from '#lambdas/runtime/sanitise.ts';
import { recordOf, withRanges } from '#shared/catalogue/stored-ranges.ts';
import { copiedProduct } from '#shared/editing/copied-product.ts';
import type { Product, ProductCopy } from '#shared/schemas/product.ts';

/** The copy of a product that a row keeps, with clean texts. */
export const copyOf = (product: Product): ProductCopy => withCleanTexts(copiedProduct(product));

/** A stored copy. Copies of older products can be calculated and shown too. */
export const readableCopy = (stored: unknown): ProductCopy =>
  withCleanTexts(withRanges(recordOf(stored) as ProductCopy));

const withCleanTexts = (copy: ProductCopy): ProductCopy => ({
  ...copy,
  details: sanitiseTexts(copy.details),
  specs: sanitiseTexts(copy.specs),
});
