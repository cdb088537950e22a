import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import {
  priceLists,
  readAvailableProducts,
  writingProducts,
} from '#lambdas/store/catalogue/price-list-store.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** The writes that add a product to a price list as it is now; undefined when there is no such list. */
export async function joiningList(list: string, product: string, user: CurrentUser, now: Date) {
  const [header, products] = await Promise.all([priceLists.read(list), readAvailableProducts(list)]);
  if (!header) return undefined;
  const next = { ...header, ...nextRevision(header.revision, user, now) };
  return [priceLists.writing(next), writingProducts(next, [...products, product])];
}
