import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import { beginJob, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { listJobsOf } from '#lambdas/store/job/job-store.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Job } from '#shared/schemas/job.ts';
import { archiveDays, personalDataSteps } from '#shared/schemas/personal-data.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { personalDataOf } from './personal-data-of.ts';

/**
 * Begins the archive of all that is held about the caller. While one is being made there is no other. A retry is answered
 * the job of the first call, and is not counted.
 */
export const startPersonalData = userOperation({
  allow: 'profile.write',
  input: z.strictObject({ key: idSchema }),
  run: ({ key }, { user, now, newId }) =>
    jobOnce('personal_data', { user, key, input: { kind: 'personal_data' } }, async (once) => {
      const jobs = await listJobsOf(user.id, 'personal_data', now);
      const running = jobs.find(({ state }) => state === 'running');
      if (!running) return begin(user, once, now, newId());
      await transact([once.remembering(running.id, now)]);
      return running;
    }),
});

async function begin(user: CurrentUser, once: Once, now: Date, id: string): Promise<Job> {
  await countUse('personal-data', `account ${user.id}`, now);
  const work = { language: documentLanguage(user.language), ...(await personalDataOf(user)) };
  const total = personalDataSteps(work).length;
  const made = await newJob({ kind: 'personal_data', total, work, user, now, id, days: archiveDays });
  return beginJob(made, [once.remembering(made.job.id, now)]);
}
