import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { beginAlone, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { keepingUndo, priceLock } from '#lambdas/store/price-update/price-batch.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { undoableUpdate } from './undoable-update.ts';

/** Begins to put back the prices before an update, where nothing changed since. An update is undone once. */
export const undoPriceUpdate = userOperation({
  allow: 'price-update.write',
  input: z.strictObject({ key: idSchema, job: idSchema }),
  run: ({ key, job: id }, { user, now, newId }) =>
    jobOnce('price_update_undo', { user, key, input: { id } }, async (once) => {
      const { update, batch } = await undoableUpdate(id);
      const work = { update: id };
      const total = batch.length;
      const made = await newJob({ kind: 'price_update_undo', total, work, user, now, id: newId() });
      const kept = [keepingUndo(id, made.job.id, update.ttl), once.remembering(made.job.id, now)];
      return beginAlone(priceLock, made, kept);
    }),
});
