import { noInput, operation } from '#lambdas/operation.ts';
import type { Context } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { seesJob } from '#lambdas/store/job/followed-job.ts';
import { readLock } from '#lambdas/store/job/job-lock.ts';
import { readJob } from '#lambdas/store/job/job-store.ts';
import { beginRepair, repairLock } from '#lambdas/store/repair/begin-repair.ts';
import type { AnyRepairTask } from '#shared/repair/tasks.ts';
import type { Job } from '#shared/schemas/job.ts';
import { workOn } from './work-on.ts';

/** Milliseconds that a call works: the API waits no longer than 30 seconds. */
const budget = 20_000;

/**
 * A repair of one task that is called by its name, without payload (QDA-041, OPW-66). It is a job: work beyond the
 * call goes on by itself, and `unfinished` is among the errors. Another call goes on with the same job. A repetition
 * changes nothing.
 */
const called = (task: AnyRepairTask) =>
  operation({
    allow: 'repair.write',
    limit: 'repair',
    input: noInput,
    async run(_, context) {
      const job = (await underWay(task, context)) ?? (await begun(task, context));
      const worked = await workOn(job, budget);
      return outcomeOf(task, worked ?? (await readJob('repair', job.id)) ?? job);
    },
  });

const begun = (task: AnyRepairTask, { caller, now, newId }: Context): Promise<Job> =>
  beginRepair({
    tasks: [task],
    dryRun: false,
    forceItaly: false,
    variant: task,
    user: signedInUser(caller),
    now,
    id: newId(),
  });

/** The same call, made before, whose work is not over. */
async function underWay(task: AnyRepairTask, { caller }: Context): Promise<Job | undefined> {
  const last = await readLock(repairLock);
  const job = last && (await readJob('repair', last.id));
  const isSame = job?.state === 'running' && job.variant === task;
  return isSame && seesJob(job, signedInUser(caller)) ? job : undefined;
}

function outcomeOf(task: AnyRepairTask, { state, counts, notes }: Job) {
  const failed = notes.map(({ subject, reason }) => `${subject}: ${reason}`);
  const errors = state === 'done' ? failed : [...failed, 'unfinished'];
  return { success: errors.length === 0, count: counts[`${task}.changed`] ?? 0, errors };
}

export const createQuotationsLight = called('lightQuotations');
export const createProductsLight = called('lightProducts');
export const fixUserIds = called('userIds');
export const fixQuotationsUsers = called('quotationUsers');
