import { operation } from '#lambdas/operation.ts';
import type { Context } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { digestOf, doneOnce, type Once, onceKey } from '#lambdas/store/once/once-store.ts';
import { beginRepair } from '#lambdas/store/repair/begin-repair.ts';
import { type Caller, refusal } from '#shared/access/permissions.ts';
import { DomainError } from '#shared/errors.ts';
import { forcedVariant, repairTasks } from '#shared/repair/tasks.ts';
import type { Job } from '#shared/schemas/job.ts';
import { type StartRepairInput, startRepairInput } from '#shared/schemas/repair.ts';

/**
 * Begins a repair: the wanted tasks in their own order, for real or dry. One at a time: `already-running` (OPW-57). The
 * same key begins one job, however often it is asked.
 */
export const startRepair = operation({
  allow: 'repair.write',
  limit: 'repair',
  input: startRepairInput,
  async run({ key, ...wanted }, context) {
    if (wanted.forceItaly) demandForce(context.caller);
    const once = onceKey(signedInUser(context.caller).id, key, digestOf(wanted));
    const job = await doneOnce(once, async () => (await begun(wanted, once, context)).id);
    return answeredJob(await storedJob('repair', job));
  },
});

/** It takes people out of the countries of others. */
function demandForce(caller: Caller): void {
  const refused = refusal('repair.force', caller);
  if (refused) throw new DomainError(refused, { field: 'forceItaly' });
}

type Wanted = Omit<StartRepairInput, 'key'>;

const begun = (wanted: Wanted, once: Once, { caller, now, newId }: Context): Promise<Job> =>
  beginRepair(
    {
      ...wanted,
      tasks: repairTasks.filter((task) => wanted.tasks.includes(task)),
      variant: variantOf(wanted),
      user: signedInUser(caller),
      now,
      id: newId(),
    },
    (job) => [put(once.params(job.id, now))],
  );

function variantOf({ dryRun, forceItaly }: Wanted): string {
  if (dryRun) return 'dry';
  return forceItaly ? forcedVariant : 'real';
}
