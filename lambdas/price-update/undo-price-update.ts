import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { storedJob } from '#lambdas/store/job/answered-job.ts';
import { beginAlone, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { keepingUndo, listBatch, priceLock, readUndo } from '#lambdas/store/price-update/price-batch.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Begins to put back the prices before an update, where nothing changed since. An update is undone once. */
export const undoPriceUpdate = userOperation({
  allow: 'price-update.write',
  input: z.strictObject({ key: idSchema, job: idSchema }),
  run: ({ key, job: id }, { user, now, newId }) =>
    jobOnce('price_update_undo', { user, key, input: { id } }, async (once) => {
      const { update, total } = await undoable(id);
      const work = { update: id };
      const made = await newJob({ kind: 'price_update_undo', total, work, user, now, id: newId() });
      const kept = [keepingUndo(id, made.job.id, update.ttl), once.remembering(made.job.id, now)];
      return beginAlone(priceLock, made, kept);
    }),
});

/** An update that is done and was not undone, and how much it changed. */
async function undoable(id: string) {
  const update = await storedJob('price_update', id);
  if (update.state !== 'done') throw new DomainError('failed-precondition', { state: update.state });
  const [batch, earlier] = await Promise.all([listBatch(id), readUndo(id)]);
  if (earlier || batch.length === 0) throw new DomainError('failed-precondition');
  return { update, total: batch.length };
}
