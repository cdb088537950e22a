import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { listPriceListsWithProducts } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import { byItalianName } from '#shared/catalogue/product-row.ts';
import { offers, requires } from '#shared/catalogue/without-product.ts';

/** Everything of the catalogue that names a product; quotations hold copies of their own. */
export async function productReferences(id: string) {
  const [phases, lists, products] = await Promise.all([
    listPhases(true),
    listPriceListsWithProducts(),
    listProducts(true),
  ]);
  return {
    phases: phases.filter((phase) => offers(phase, id)),
    lists: lists.filter(({ productIds }) => productIds.includes(id)).map(({ list }) => list),
    products: products.filter((product) => requires(product, id)).toSorted(byItalianName),
  };
}
