import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put } from '#lambdas/runtime/table/transact.ts';

/** Notes which job undoes another, in the partition of what that one changed. */
export const undoOfJob = (partitionOf: (job: string) => string) => {
  const keyOf = (job: string) => ({ pk: partitionOf(job), sk: 'UNDO' });
  return {
    /** Names the job that undoes another: there is one. Part of the transaction that begins it. */
    keeping: (job: string, undo: string, ttl: number | undefined) =>
      put({
        Item: { ...keyOf(job), undo, ttl },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    /** The job that undoes another, when there is one. */
    read: async (job: string): Promise<string | undefined> => (await readItem(keyOf(job)))?.undo,
  };
};
