import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { importChecksOf } from '#lambdas/store/import/import-check.ts';
import { listJobsOf } from '#lambdas/store/job/job-store.ts';
import { removeArchive } from '#lambdas/store/personal-data/archive-store.ts';

/** Removes files of an owner that may name a customer: archives of their data, and checks of imports (CUS-049). */
export async function forgetFilesOf(uid: string): Promise<void> {
  const archives = await listJobsOf(uid, 'personal_data', new Date(0));
  for (const { id } of archives) await removeArchive(id);
  await removeForGood(importChecksOf(uid));
}
