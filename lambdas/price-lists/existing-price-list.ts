import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { mustBeOf } from '#lambdas/runtime/saved-by.ts';
import { readPriceList } from '#lambdas/store/catalogue/price-list-store.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';

/** The price list with an id; `not-found` when there is none. */
export const existingPriceList = async (id: string): Promise<PriceList> =>
  mustBeThere(await readPriceList(id));

/** The list as it is being edited: of the revision the caller saw, else `conflict` says who saved and when. */
export async function editedPriceList(id: string, revision: number): Promise<PriceList> {
  const list = await existingPriceList(id);
  mustBeOf(revision, list);
  return list;
}
