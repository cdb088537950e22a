import { idInput, userOperation } from '#lambdas/operation.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { keepWaiting } from '#lambdas/store/job/job-store.ts';
import { DomainError } from '#shared/errors.ts';

/** Has an update that is held go on: from the prices of now, whatever they are (PRG-034). */
export const resumePriceUpdate = userOperation({
  allow: 'price-update.write',
  input: idInput,
  async run({ id }, { now }) {
    const job = await storedJob('price_update', id);
    if (job.state !== 'held') throw new DomainError('failed-precondition', { state: job.state });
    const waiting = { ...job, state: 'waiting', variant: null, startsAt: now.toISOString() } as const;
    if (!(await keepWaiting(job, waiting))) throw new DomainError('failed-precondition');
    return answeredJob(waiting);
  },
});
