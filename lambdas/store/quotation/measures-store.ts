import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { padded, partitions, sorts } from '#lambdas/store/keys.ts';
import { wordlessMeasures } from '#shared/erasure/wordless-measures.ts';
import type { Measures } from '#shared/schemas/measures.ts';

const keyOf = (id: string, revision: number) => ({
  pk: partitions.quotation(id),
  sk: sorts.measures(padded(revision)),
});

/**
 * The write that keeps measures under the revision that wrote them. Header and earlier states name that revision, so neither a
 * save nor an earlier state copies them.
 */
export const keepMeasures = async (id: string, revision: number, measures: Measures) =>
  put({ Item: { ...keyOf(id, revision), measures: await packed(measures) } });

export const dropMeasures = (id: string, revision: number) => remove({ Key: keyOf(id, revision) });

export async function readMeasures(id: string, revision: number): Promise<Measures | undefined> {
  const item = await readItem(keyOf(id, revision));
  // Written by keepMeasures above.
  return item && ((await unpacked(item.measures as Uint8Array)) as Measures);
}

/** Takes the words out of all measures of a quotation: they are its owner's own (MEA-045). */
export async function forgetWordsOfMeasures(id: string): Promise<void> {
  const query = { prefix: sorts.measures.prefix, ConsistentRead: true };
  for (const item of await itemsOf(partitions.quotation(id), query)) {
    const stored = (await unpacked(item.measures as Uint8Array)) as Measures;
    const Item = { ...item, measures: await packed(wordlessMeasures(stored)) };
    await transact([put({ Item, ConditionExpression: 'attribute_exists(pk)' })]);
  }
}
