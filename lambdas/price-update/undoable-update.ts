import { storedJob } from '#lambdas/store/job/answered-job.ts';
import { listBatch, readUndo } from '#lambdas/store/price-update/price-batch.ts';
import { DomainError } from '#shared/errors.ts';

/** An update that is done and was not undone, and what it changed, by product. */
export async function undoableUpdate(id: string) {
  const update = await storedJob('price_update', id);
  if (update.state !== 'done') throw new DomainError('failed-precondition', { state: update.state });
  const [batch, earlier] = await Promise.all([listBatch(id), readUndo(id)]);
  if (earlier || batch.length === 0) throw new DomainError('failed-precondition');
  return { update, batch };
}
