import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts, readProducts } from '#lambdas/store/catalogue/product-store.ts';
import { byItalianName } from '#shared/catalogue/product-row.ts';
import type { Product } from '#shared/schemas/product.ts';

/** All products by name, and all price lists, as they are now (PUP-020). */
export async function pricedCatalogue() {
  const [products, lists] = await Promise.all([allProducts(), readPriceLists()]);
  return { products, lists };
}

export async function allProducts(): Promise<Product[]> {
  const listed = (await listProducts(true)).toSorted(byItalianName);
  const products = await readProducts(
    listed.map(({ id }) => id),
    true,
  );
  return listed.flatMap(({ id }) => products.get(id) ?? []);
}
