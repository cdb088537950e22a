import { canaries } from './canaries.ts';
import { products } from './plant-catalogue.ts';

/** Looks up under which names the copies of some quotations are stored, and a copy that is made today would be. */
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
  // Those of before are all of one product: with the prices of today there are two.
  if (names.size !== 2) throw new Error(`There are ${names.size} copies.`);
  canaries.copy.push(...names);
}
