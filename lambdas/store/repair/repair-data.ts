import { readJobWork } from '#lambdas/store/job/job-work.ts';
import type { StepOutcome, Worker } from '#lambdas/store/job/run-job.ts';
import { type RepairStep, repairStepAt } from '#shared/repair/steps.ts';
import { undoVariant } from '#shared/repair/tasks.ts';
import type { Job } from '#shared/schemas/job.ts';
import { type RepairWork, repairWork } from '#shared/schemas/repair.ts';
import type { Asked } from './mended.ts';
import { keepingCountry } from './moved-people.ts';
import { repairEntity } from './repair-entity.ts';
import { linesAt } from './repair-log.ts';
import { managedBy } from './starter.ts';
import { undoCountries } from './undo-countries.ts';

/**
 * Repairs entity by entity, one task after the other. A step writes nothing itself, so a change is made once. The
 * starter's rights are read at each step: a repair leaves entities that they no longer manage.
 */
export const repairData: Worker = async (job) => {
  if (job.variant === undoVariant) return undoCountries(job);
  const work = repairWork.parse(await readJobWork(job));
  const keeping: Asked['keeping'] = (person, country) => keepingCountry(job, person, country);
  return async (index, now, reached) => {
    const step = repairStepAt(work, index);
    const by = { updatedAt: now.toISOString(), updatedBy: job.startedBy };
    if (step.at !== 'entity') return told(step, work, reached, now);
    const manages = await managedBy(work, job.scope);
    return manages ? repairEntity(step, { work, by, manages, keeping }, reached) : { ended: {} };
  };
};

/** The log between the entities; it counts for nothing. */
function told(
  step: Exclude<RepairStep, { at: 'entity' }>,
  { dryRun, forceItaly }: RepairWork,
  { counts }: Job,
  now: Date,
): StepOutcome {
  const line = linesAt(now.toISOString());
  const sumOf = (end: string) =>
    Object.entries(counts).reduce((sum, [name, count]) => (name.endsWith(`.${end}`) ? sum + count : sum), 0);
  const failed = (count: number, subject?: string) =>
    count > 0 ? [line('error', subject ? 'task-failed' : 'failed', subject, String(count))] : [];
  const log = () => {
    switch (step.at) {
      case 'start':
        return [
          line('info', dryRun ? 'started-dry' : 'started'),
          ...(forceItaly ? [line('warn', 'forced')] : []),
        ];
      case 'begin':
        return [line('info', 'task', step.task)];
      case 'end': {
        const changes = counts[`${step.task}.changed`] ?? 0;
        return [
          line(changes > 0 ? 'success' : 'info', 'task-done', step.task, String(changes)),
          ...failed(counts[`${step.task}.failed`] ?? 0, step.task),
        ];
      }
      case 'finish':
        return [
          line('success', dryRun ? 'finished-dry' : 'finished', undefined, String(sumOf('changed'))),
          ...failed(sumOf('failed')),
        ];
    }
  };
  return { ended: {}, log: log() };
}
