import { canaries } from './canaries.ts';
import { products } from './plant-catalogue.ts';

/** Finds the names of the stored copies of some quotations, and the name that a copy of today would get. */
export async function plantCopies(quotations: readonly string[]): Promise<void> {
  const { digestOf } = await import('#lambdas/store/copy/copy-store.ts');
  const { copyOf } = await import('#lambdas/store/copy/product-copy.ts');
  const { readProduct } = await import('#lambdas/store/catalogue/product-store.ts');
  const { readQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
  const stored = await Promise.all(quotations.map(readQuotation));
  const today = await readProduct(products.open);
  const copies = [
    ...stored.flatMap((quotation) => quotation?.rows.map(({ product }) => product) ?? []),
    ...(today ? [copyOf(today)] : []),
  ];
  const names = new Set(copies.map(digestOf));
  // All old quotations share one product: today's prices make a second copy.
  if (names.size !== 2) throw new Error(`There are ${names.size} copies.`);
  canaries.copy.push(...names);
}
