import { userOperation } from '#lambdas/operation.ts';
import { jobOnce } from '#lambdas/store/job/begin-job.ts';
import { beginRepair } from '#lambdas/store/repair/begin-repair.ts';
import { type Caller, refusal } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';
import { forcedVariant, repairTasks } from '#shared/repair/tasks.ts';
import { type StartRepairInput, startRepairInput } from '#shared/schemas/repair.ts';

/**
 * Begins a repair: the wanted tasks in their own order, for real or dry. One at a time: `already-running` (OPW-57). The
 * same key begins one job, however often it is asked.
 */
export const startRepair = userOperation({
  allow: 'repair.write',
  limit: 'repair',
  input: startRepairInput,
  async run({ key, ...input }, { caller, user, now, newId }) {
    if (input.forceItaly) demandForce(caller);
    const tasks = repairTasks.filter((task) => input.tasks.includes(task));
    return jobOnce('repair', { user, key, input }, (once) =>
      beginRepair({ ...input, tasks, variant: variantOf(input), user, now, id: newId() }, (job) => [
        once.remembering(job.id, now),
      ]),
    );
  },
});

/** It takes people out of the countries of others. */
function demandForce(caller: Caller): void {
  const refused = refusal('repair.force', caller);
  if (refused) throw new DomainError(refused, { field: 'forceItaly' });
}

function variantOf({ dryRun, forceItaly }: Omit<StartRepairInput, 'key'>): string {
  if (dryRun) return 'dry';
  return forceItaly ? forcedVariant : 'real';
}
