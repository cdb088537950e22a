import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { put, transact } from '#lambdas/runtime/table/transact.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { listJobsOf } from '#lambdas/store/job/job-store.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { digestOf, doneOnce, type Once, onceKey } from '#lambdas/store/once/once-store.ts';
import { documentLanguage } from '#shared/document/document-options.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { archiveDays, personalDataSteps } from '#shared/schemas/personal-data.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { personalDataOf } from './personal-data-of.ts';

/**
 * Begins the archive of all that is held about the caller; while one is being made there is no other. A retry answers
 * the job of the first call, and is not counted.
 */
export const startPersonalData = userOperation({
  allow: 'profile.write',
  input: z.strictObject({ key: idSchema }),
  async run({ key }, { user, now, newId }) {
    const once = onceKey(user.id, key, digestOf({ kind: 'personal_data' }));
    const begun = await doneOnce(once, async () => {
      const running = (await listJobsOf(user.id, 'personal_data', now)).find(
        ({ state }) => state === 'running',
      );
      if (!running) return begin(user, once, now, newId());
      await transact([put(once.params(running.id, now))]);
      return running.id;
    });
    return answeredJob(await storedJob('personal_data', begun));
  },
});

async function begin(user: CurrentUser, once: Once, now: Date, id: string): Promise<string> {
  await countUse('personal-data', `account ${user.id}`, now);
  const work = { language: documentLanguage(user.language), ...(await personalDataOf(user)) };
  const total = personalDataSteps(work).length;
  const begun = { kind: 'personal_data', total, work, user, now, id, days: archiveDays } as const;
  const { job, beginning } = await newJob(begun);
  await transact([...beginning, put(once.params(job.id, now))]);
  return job.id;
}
