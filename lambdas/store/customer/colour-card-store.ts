import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { revisionGuard } from '#lambdas/runtime/table/revision-guard.ts';
import { put, transact } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { StoredColourCard } from '#shared/schemas/colour-card.ts';
import { customerIsThere } from './customer-store.ts';

export const colourCardKey = (uid: string, customer: string) => ({
  pk: partitions.customers(uid),
  sk: sorts.colourCard(customer),
});

/** The changes of the owner to a colour card; none before the first save. */
export async function readColourCard(uid: string, customer: string): Promise<StoredColourCard> {
  const item = await readItem(colourCardKey(uid, customer));
  const { revision = 0, updatedAt = '', updatedBy = '', added = [], hidden = [] } = item ?? {};
  return { revision, updatedAt, updatedBy, added, hidden };
}

/** Writes the card of a customer that is there; `conflict` after another save. */
export const writeColourCard = (uid: string, customer: string, card: StoredColourCard): Promise<void> =>
  transact([
    put({ Item: { ...colourCardKey(uid, customer), ...card }, ...revisionGuard(card.revision) }),
    customerIsThere(uid, customer),
  ]);
