import { readJobWorkIfThere } from '#lambdas/store/job/job-work.ts';
import { type StepOutcome, stepAt, type Worker } from '#lambdas/store/job/run-job.ts';
import { erasureSteps, erasureWork } from '#shared/schemas/erasure.ts';
import { eraseStep } from './erase-step.ts';

const erased: StepOutcome = { ended: 'erased' };

/** Erases a user, step by step; every step may be done again, and what it finds done it leaves. */
export const erasePerson: Worker = async (job) => {
  const found = await readJobWorkIfThere(job);
  // The last step removes what the work knows of the person: a run after it finds everything done.
  if (found === undefined) return async () => erased;
  const work = erasureWork.parse(found);
  const steps = erasureSteps(work);
  return async (index, now) => {
    const step = stepAt(steps, index, job);
    return (await eraseStep(step, work, job, now)) ? erased : 'later';
  };
};
