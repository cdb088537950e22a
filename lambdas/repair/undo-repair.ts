import { userOperation } from '#lambdas/operation.ts';
import { put } from '#lambdas/runtime/table/transact.ts';
import { answeredJob, storedJob } from '#lambdas/store/job/answered-job.ts';
import { beginAlone } from '#lambdas/store/job/begin-alone.ts';
import { renaming } from '#lambdas/store/job/job-store.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { digestOf, doneOnce, onceKey } from '#lambdas/store/once/once-store.ts';
import { repairLock } from '#lambdas/store/repair/begin-repair.ts';
import { listMoved } from '#lambdas/store/repair/moved-people.ts';
import { DomainError } from '#shared/errors.ts';
import { forcedVariant, undoneVariant, undoVariant } from '#shared/repair/tasks.ts';
import { type UndoWork, undoRepairInput } from '#shared/schemas/repair.ts';

/** Begins to give people back the country that a repair took from them; once a repair. */
export const undoRepair = userOperation({
  allow: 'repair.force',
  limit: 'repair',
  input: undoRepairInput,
  async run({ key, job: id }, { user, now, newId }) {
    const once = onceKey(user.id, key, digestOf({ undo: id }));
    const begun = await doneOnce(once, async () => {
      const repair = await storedJob('repair', id);
      const { state, variant } = repair;
      if (state !== 'done' || variant !== forcedVariant)
        throw new DomainError('failed-precondition', { state: variant === undoneVariant ? variant : state });
      const work: UndoWork = { undo: id, starter: user.id, people: await listMoved(id) };
      const total = work.people.length + 2;
      const wanted = { kind: 'repair', variant: undoVariant, total, work, user, now, id: newId() } as const;
      const made = await newJob(wanted);
      const kept = [renaming(repair, forcedVariant, undoneVariant), put(once.params(made.job.id, now))];
      return (await beginAlone(repairLock, made, kept)).id;
    });
    return answeredJob(await storedJob('repair', begun));
  },
});
