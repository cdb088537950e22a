import { readFile, readFileIfThere, writeFile } from '#lambdas/runtime/files/files.ts';
import { removeForGood } from '#lambdas/runtime/files/remove-for-good.ts';
import { packed, unpacked } from '#lambdas/runtime/table/packed.ts';
import { fileFolders } from '#lambdas/store/file-folders.ts';
import type { Job } from '#shared/schemas/job.ts';

const keyOf = ({ kind, id }: Pick<Job, 'kind' | 'id'>) => `${fileFolders.jobs}${kind}/${id}.json.br`;

/** The steps of a job as they were found when it began: a file, because there may be many. */
export const writeJobWork = async (job: Pick<Job, 'kind' | 'id'>, work: object): Promise<void> =>
  writeFile(keyOf(job), await packed(work));

/** The reader knows the shape of the work of each kind. */
export const readJobWork = async (job: Pick<Job, 'kind' | 'id'>): Promise<unknown> =>
  unpacked(await readFile(keyOf(job)));

/** Undefined once the work removed itself, as its last step. */
export async function readJobWorkIfThere(job: Pick<Job, 'kind' | 'id'>): Promise<unknown> {
  const file = await readFileIfThere(keyOf(job));
  return file && unpacked(file);
}

export const removeJobWork = (job: Pick<Job, 'kind' | 'id'>): Promise<void> => removeForGood(keyOf(job));
