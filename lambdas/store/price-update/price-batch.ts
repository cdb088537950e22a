import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import type { RangeSwap } from '#shared/price-update/swap-ranges.ts';

/** Updates and their undoing: one of them at a time. */
export const priceLock = 'prices';

/** The changes of one product by a price update. */
type BatchEntry = { product: string; name: string; swaps: RangeSwap[] };

const entryKey = (job: string, product: string) => ({
  pk: partitions.prices(job),
  sk: sorts.pricedProduct(product),
});
const undoKey = (job: string) => ({ pk: partitions.prices(job), sk: 'UNDO' });

/** Part of the transaction that changes the product. */
export async function keepingEntry(job: string, { swaps, ...entry }: BatchEntry, ttl: number | undefined) {
  const Item = { ...entryKey(job, entry.product), ...entry, swaps: await packed(swaps), ttl };
  return put({ Item });
}

/** Everything that an update did, by product. */
export async function listBatch(job: string): Promise<BatchEntry[]> {
  const items = await itemsOf(partitions.prices(job), {
    prefix: sorts.pricedProduct.prefix,
    ConsistentRead: true,
  });
  return Promise.all(
    items.map(async ({ product, name, swaps }) => {
      // Written by keepingEntry above.
      return { product, name, swaps: await unpacked(swaps as Uint8Array) } as BatchEntry;
    }),
  );
}

/** Names the job that undoes an update: there is one. Part of the transaction that begins it. */
export const keepingUndo = (job: string, undo: string, ttl: number | undefined) =>
  put({
    Item: { ...undoKey(job), undo, ttl },
    ConditionExpression: 'attribute_not_exists(pk)',
  });

/** The job that undoes an update, when there is one. */
export async function readUndo(job: string): Promise<string | undefined> {
  return (await readItem(undoKey(job)))?.undo;
}
