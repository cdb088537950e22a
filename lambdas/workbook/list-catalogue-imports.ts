import { noInput, operation } from '#lambdas/operation.ts';
import { readImportKept, readImportUndo } from '#lambdas/store/import/imported-batch.ts';
import { answeredJob } from '#lambdas/store/job/answered-job.ts';
import { listJobs, readJob } from '#lambdas/store/job/job-store.ts';
import type { Job } from '#shared/schemas/job.ts';

/** The newest imports with their result, and the undoing of each. */
export const listCatalogueImports = operation({
  allow: 'catalogue.write',
  input: noInput,
  run: async () => Promise.all((await listJobs('import')).map(withUndo)),
});

async function withUndo(job: Job) {
  const [id, isKept] = await Promise.all([readImportUndo(job.id), readImportKept(job.id)]);
  const undo = id ? await readJob('import_undo', id) : undefined;
  return {
    job: answeredJob(job),
    undo: undo ? answeredJob(undo) : null,
    canUndo: job.state === 'done' && !id && isKept,
  };
}
