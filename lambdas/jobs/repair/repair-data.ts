import type { StepOutcome } from '#lambdas/runtime/run-job.ts';
import { readJobWork } from '#lambdas/store/job-work.ts';
import { type RepairStep, repairStepAt } from '#shared/repair/steps.ts';
import type { Job } from '#shared/schemas/job.ts';
import { type RepairWork, repairWork } from '#shared/schemas/repair.ts';
import type { Worker } from '../workers.ts';
import { repairEntity } from './repair-entity.ts';
import { linesAt } from './repair-log.ts';

/** Repairs entity by entity, one task after the other: a step writes nothing itself, so what it changes is changed once. */
export const repairData: Worker = async (job) => {
  const work = repairWork.parse(await readJobWork(job));
  return async (index, now, reached) => {
    const step = repairStepAt(work, index);
    const by = { updatedAt: now.toISOString(), updatedBy: job.startedBy };
    return step.at === 'entity' ? repairEntity(step, { work, by }, reached) : told(step, work, reached, now);
  };
};

/** What is said between the entities; it counts for nothing. */
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
