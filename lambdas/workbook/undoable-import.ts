import { readImportKept, readImportUndo } from '#lambdas/store/import/imported-batch.ts';
import { storedJob } from '#lambdas/store/job/answered-job.ts';
import { mayUndo } from '#shared/catalogue/workbook/may-undo.ts';
import { DomainError } from '#shared/errors.ts';
import type { Job } from '#shared/schemas/job.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';

/** An import that is done and was not undone, and of which is kept what it changed; the user may undo it. */
export async function undoableImport(id: string, user: CurrentUser): Promise<Job> {
  const job = await storedJob('import', id);
  if (!mayUndo(user, job)) throw new DomainError('forbidden');
  if (job.state !== 'done') throw new DomainError('failed-precondition', { state: job.state });
  const [isKept, earlier] = await Promise.all([readImportKept(id), readImportUndo(id)]);
  if (earlier || !isKept) throw new DomainError('failed-precondition');
  return job;
}
