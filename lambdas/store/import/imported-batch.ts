import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { itemsOf, queryPage } from '#lambdas/runtime/table/query-all.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { undoOfJob } from '#lambdas/store/job/undo-of-job.ts';
import { padded, partitions, sorts } from '#lambdas/store/keys.ts';
import type { ImportedEntry } from '#shared/catalogue/workbook/imported.ts';
import type { Job } from '#shared/schemas/job.ts';

/** Keeps what the step of an import changed, in the transaction that changes it. A step done again has an item more. */
export async function keepingImported(
  { id, ttl }: Pick<Job, 'id' | 'ttl'>,
  { step, at }: { step: number; at: string },
  entry: ImportedEntry,
) {
  const sk = sorts.importedStep(`${padded(step)}#${at}`);
  return put({ Item: { pk: partitions.imported(id), sk, entry: await packed(entry), ttl } });
}

/** Everything that an import did, in the order of its steps. */
export async function listImported(job: string): Promise<ImportedEntry[]> {
  const items = await itemsOf(partitions.imported(job), {
    prefix: sorts.importedStep.prefix,
    ConsistentRead: true,
  });
  // Written by keepingImported above.
  return Promise.all(items.map(({ entry }) => unpacked(entry as Uint8Array) as Promise<ImportedEntry>));
}

/** Whether anything is kept of what an import did; older ones kept nothing. */
export async function readImportKept(job: string): Promise<boolean> {
  const [first] = await queryPage({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': partitions.imported(job), ':prefix': sorts.importedStep.prefix },
    ProjectionExpression: 'pk',
    Limit: 1,
  });
  return first !== undefined;
}

/** The job that undoes an import, kept and read. */
export const { keeping: keepingImportUndo, read: readImportUndo } = undoOfJob(partitions.imported);
