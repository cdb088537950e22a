import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { undoOfJob } from '#lambdas/store/job/undo-of-job.ts';
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

/** The job that undoes an update, kept and read. */
export const { keeping: keepingUndo, read: readUndo } = undoOfJob(partitions.prices);
