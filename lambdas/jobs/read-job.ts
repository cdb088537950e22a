import * as z from 'zod/mini';
import { answeredJob, storedJob } from '#lambdas/runtime/answered-job.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { listJobs as list } from '#lambdas/store/job-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { jobKinds } from '#shared/schemas/job.ts';

const kind = z.enum(jobKinds);

export const readJob = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ kind, id: idSchema }),
  run: async ({ kind, id }) => answeredJob(await storedJob(kind, id)),
});

/** The newest jobs of a kind. */
export const listJobs = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ kind }),
  run: async ({ kind }) => (await list(kind)).map(answeredJob),
});
