import { idInput, userOperation } from '#lambdas/operation.ts';
import { existingWork } from '#lambdas/store/work/work-store.ts';

/** A work of the caller; that of anybody else is `not-found` (OFD-1). */
export const readWork = userOperation({
  allow: 'offer.prepare',
  input: idInput,
  run: ({ id }, { user }) => existingWork(user.uid, id),
});
