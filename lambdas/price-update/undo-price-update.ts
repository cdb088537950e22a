import * as z from 'zod/mini';
import { answeredJob, storedJob } from '#lambdas/runtime/answered-job.ts';
import { beginAlone } from '#lambdas/runtime/begin-alone.ts';
import { newJob } from '#lambdas/runtime/new-job.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { keepingUndo, listBatch, readUndo } from '#lambdas/store/price-batch.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { priceLock } from './price-lock.ts';

/** Begins to put back what an update changed, where nothing changed since; an update is undone once. */
export const undoPriceUpdate = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ job: idSchema }),
  async run({ job: id }, { caller, now, newId }) {
    const update = await storedJob('price_update', id);
    if (update.state !== 'done') throw new DomainError('failed-precondition', { state: update.state });
    const [batch, earlier] = await Promise.all([listBatch(id), readUndo(id)]);
    if (earlier || batch.length === 0) throw new DomainError('failed-precondition');
    const begun = await newJob({
      kind: 'price_update_undo',
      total: batch.length,
      work: { update: id },
      user: signedInUser(caller),
      now,
      id: newId(),
    });
    return answeredJob(await beginAlone(priceLock, begun, [keepingUndo(id, begun.job.id, update.ttl)]));
  },
});
