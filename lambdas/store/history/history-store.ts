import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { itemsOf, unexpired } from '#lambdas/runtime/table/query-all.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { putItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions } from '#lambdas/store/keys.ts';
import type { Difference } from '#shared/catalogue/history/differences.ts';

/** Entities whose changes are kept. */
export type HistoryKind = 'product' | 'phase' | 'pricelist';

/** One save of an entity: author, time and changes; `part` tells its items apart. */
export type HistoryEntry = {
  revision: number;
  part: 'entity' | 'products';
  at: string;
  by: string;
  created: boolean;
  differences: Difference[];
};

/** Days that a change is kept. */
const days = 180;

/** The partition of the changes of one thing. */
export const historyPartition = (kind: HistoryKind, id: string) => partitions.history(`${kind}#${id}`);

/** Keeps a change. Told again it changes nothing, nor where an import brings the entity as if it were new. */
export async function keepChange(kind: HistoryKind, id: string, entry: HistoryEntry): Promise<void> {
  const { differences, ...head } = entry;
  const Item = {
    pk: historyPartition(kind, id),
    sk: `${String(entry.revision).padStart(8, '0')}#${entry.part}`,
    ...head,
    differences: await packed(differences),
    ttl: ttlAfter(entry.at, days),
  };
  await putItem({
    Item,
    ConditionExpression: 'attribute_not_exists(pk) OR #at <> :at',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':at': entry.at },
  });
}

/** The changes of an entity that are still kept, the newest first. */
export async function listChanges(kind: HistoryKind, id: string, now: Date): Promise<HistoryEntry[]> {
  const items = await itemsOf(historyPartition(kind, id), {
    ...unexpired(now),
    ScanIndexForward: false,
  });
  return Promise.all(items.map(entryOf));
}

async function entryOf(item: Record<string, unknown>): Promise<HistoryEntry> {
  const { pk, sk, ttl, differences, ...head } = item;
  // Written by keepChange above.
  return { ...head, differences: await unpacked(differences as Uint8Array) } as HistoryEntry;
}
