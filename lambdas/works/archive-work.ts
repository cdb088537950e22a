import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { changeWork, existingWork } from '#lambdas/store/work/work-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Archives a work, or restores it, also when others change it meanwhile (WRK-011). One that is so already stays. */
export const archiveWork = userOperation({
  allow: 'offer.prepare',
  input: z.strictObject({ id: idSchema, archived: z.boolean() }),
  run: ({ id, archived }, { user, now }) =>
    tryAgain(async () => {
      const before = await existingWork(user.uid, id);
      if (before.archived === archived) return before;
      const after = { ...before, archived, ...nextRevision(before.revision, user, now) };
      await changeWork(before, after);
      return after;
    }),
});
