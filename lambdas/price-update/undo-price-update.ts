import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { beginAlone } from '#lambdas/store/job/begin-alone.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { digestOf, doneOnce, onceKey } from '#lambdas/store/once/once-store.ts';
import { keepingUndo, listBatch, readUndo } from '#lambdas/store/price-update/price-batch.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { priceLock } from './price-lock.ts';

/** Begins to put back what an update changed, where nothing changed since; an update is undone once. */
export const undoPriceUpdate = userOperation({
  allow: 'price-update.write',
  input: z.strictObject({ key: idSchema, job: idSchema }),
  async run({ key, job: id }, { user, now, newId }) {
    const once = onceKey(user.id, key, digestOf({ id }));
    const begun = await doneOnce(once, async () => {
      const { update, lines } = await undoable(id);
      const made = await newJob({
        kind: 'price_update_undo',
        total: lines,
        work: { update: id },
        user,
        now,
        id: newId(),
      });
      const kept = [keepingUndo(id, made.job.id, update.ttl), put(once.params(made.job.id, now))];
      return (await beginAlone(priceLock, made, kept)).id;
    });
    return answeredJob(await storedJob('price_update_undo', begun));
  },
});

/** An update that is done and was not undone, and how much it changed. */
async function undoable(id: string) {
  const update = await storedJob('price_update', id);
  if (update.state !== 'done') throw new DomainError('failed-precondition', { state: update.state });
  const [batch, earlier] = await Promise.all([listBatch(id), readUndo(id)]);
  if (earlier || batch.length === 0) throw new DomainError('failed-precondition');
  return { update, lines: batch.length };
}
