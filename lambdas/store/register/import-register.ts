import { readJobWork } from '#lambdas/store/job/job-work.ts';
import type { StepOutcome, Worker } from '#lambdas/store/job/run-job.ts';
import type { RegisterEntry } from '#shared/registers/register.ts';
import { entriesPerStep, registerWork } from '#shared/schemas/register.ts';
import { registerCheckOf } from './register-check.ts';
import { registerSources } from './register-sources.ts';

/** Writes what was checked, some entries a step; what changed since the check, and what has no room, is left. */
export const importRegister: Worker = async (job) => {
  const { uid, check: id, register } = registerWork.parse(await readJobWork(job));
  // An erasure of a customer removes checks: then nothing is left to import.
  const entries = (await registerCheckOf(uid, id))?.entries ?? [];
  const { apply } = registerSources[register];
  return async (index, now): Promise<StepOutcome> => {
    const some = entries.slice(index * entriesPerStep, (index + 1) * entriesPerStep);
    const saved = { uid, updatedAt: now.toISOString(), updatedBy: job.startedBy };
    const { writes, added, changed, left } = await apply(some, saved);
    return {
      ended: { added, changed, left },
      writes,
      refused: { ended: { left: some.length }, note: noteOf(some) },
    };
  };
};

const noteOf = ([first]: readonly RegisterEntry[]) => ({ subject: first?.name ?? '', reason: 'left' });
