import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { readPriceList } from '#lambdas/store/price-list-store.ts';
import { DomainError } from '#shared/errors.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';

/** The price list with an id; `not-found` when there is none. */
export async function existingPriceList(id: string): Promise<PriceList> {
  const list = await readPriceList(id);
  if (!list) throw new DomainError('not-found');
  return list;
}

/** The list as it is being edited: of the revision the caller saw, else `conflict` says who saved and when. */
export async function editedPriceList(id: string, revision: number): Promise<PriceList> {
  const list = await existingPriceList(id);
  if (list.revision !== revision) throw conflictWith(list);
  return list;
}
