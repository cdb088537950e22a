import { readMembers } from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';

/** Price lists as they are answered, with how many products each has. */
export async function answeredPriceLists(lists: readonly PriceList[]) {
  const [members, products] = await Promise.all([readMembers(lists.map(({ id }) => id)), listProducts()]);
  const existing = new Set(products.map(({ id }) => id));
  return lists.map((list) => ({
    ...list,
    productCount: (members.get(list.id) ?? []).filter((id) => existing.has(id)).length,
  }));
}

export async function answeredPriceList(list: PriceList) {
  const [answered] = await answeredPriceLists([list]);
  return answered;
}
