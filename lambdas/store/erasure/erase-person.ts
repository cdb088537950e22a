import { readJobWorkIfThere } from '#lambdas/store/job/job-work.ts';
import { type StepOutcome, stepAt, type Worker } from '#lambdas/store/job/run-job.ts';
import { erasureSteps, erasureWork } from '#shared/schemas/erasure.ts';
import { eraseStep } from './erase-step.ts';

const erased: StepOutcome = { ended: 'erased' };

/** Erases a user, step by step. A step that is done again leaves what it finds done. */
export const erasePerson: Worker = async (job) => {
  const found = await readJobWorkIfThere(job);
  // The last step removes the work itself: a run after it finds everything done.
  if (found === undefined) return async () => erased;
  const work = erasureWork.parse(found);
  const steps = erasureSteps(work);
  return async (index, now) => {
    const step = stepAt(steps, index, job);
    return (await eraseStep(step, work, job, now)) ? erased : 'later';
  };
};
