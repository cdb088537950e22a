import {
  readAvailableProducts,
  readPriceList,
  writePriceList,
} from '#lambdas/store/catalogue/price-list-store.ts';
import { listProducts } from '#lambdas/store/catalogue/product-store.ts';
import type { PlannedOf } from '#shared/catalogue/workbook/plan.ts';
import { DomainError } from '#shared/errors.ts';
import { type By, type Ended, nextOf, settle } from './settle.ts';

/** The products of a price list; those that are gone meanwhile fall away. */
export async function applyMembers(entry: PlannedOf<'members'>, by: By): Promise<Ended> {
  const [list, members, products] = await Promise.all([
    readPriceList(entry.id),
    readAvailableProducts(entry.id),
    listProducts(true),
  ]);
  if (!list) throw new DomainError('not-found');
  const existing = new Set(products.map(({ id }) => id));
  const before = new Set(members);
  const removed = new Set(entry.remove);
  const joining = entry.add.filter((id) => existing.has(id) && !before.has(id));
  const isWanted = joining.length === 0 && !members.some((id) => removed.has(id));
  const after = [...members.filter((id) => !removed.has(id)), ...joining];
  return settle(entry, list, isWanted, () => writePriceList({ ...list, ...nextOf(list, by) }, after));
}
