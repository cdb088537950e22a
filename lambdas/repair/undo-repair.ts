import { userOperation } from '#lambdas/operation.ts';
import { storedJob } from '#lambdas/store/job/answered-job.ts';
import { beginAlone, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { renaming } from '#lambdas/store/job/job-store.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
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
  run: ({ key, job: id }, { user, now, newId }) =>
    jobOnce('repair', { user, key, input: { undo: id } }, async (once) => {
      const repair = await storedJob('repair', id);
      const { state, variant } = repair;
      if (state !== 'done' || variant !== forcedVariant)
        throw new DomainError('failed-precondition', { state: variant === undoneVariant ? variant : state });
      const work: UndoWork = { undo: id, starter: user.id, people: await listMoved(id) };
      const total = work.people.length + 2;
      const made = await newJob({
        kind: 'repair',
        variant: undoVariant,
        total,
        work,
        user,
        now,
        id: newId(),
      });
      const kept = [renaming(repair, forcedVariant, undoneVariant), once.remembering(made.job.id, now)];
      return beginAlone(repairLock, made, kept);
    }),
});
