import type { Job } from '#shared/schemas/job.ts';
import { readFile, writeFile } from './files.ts';
import { packed, unpacked } from './packed.ts';

const keyOf = ({ kind, id }: Pick<Job, 'kind' | 'id'>) => `jobs/${kind}/${id}.json.br`;

/** What a job is to do, step by step, as it was found when the job began: a file, for it may be long. */
export const writeJobWork = async (job: Pick<Job, 'kind' | 'id'>, work: object): Promise<void> =>
  writeFile(keyOf(job), await packed(work));

/** The reader knows the shape of the work of each kind. */
export const readJobWork = async (job: Pick<Job, 'kind' | 'id'>): Promise<unknown> =>
  unpacked(await readFile(keyOf(job)));
