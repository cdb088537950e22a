import { idInput, userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { existingWork, removeWork } from '#lambdas/store/work/work-store.ts';

/** Deletes a work for good and gives its code free; offers keep their copies (WRK-011). */
export const deleteWork = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  async run({ id }, { user }) {
    // A save in between does not stop a deletion.
    await tryAgain(async () => removeWork(await existingWork(user.uid, id)));
    return id;
  },
});
