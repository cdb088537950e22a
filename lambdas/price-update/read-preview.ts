import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { answeredPreview } from './answered-preview.ts';
import { storedPlan } from './stored-plan.ts';

/** What a preview showed: that of an update which waits for its day, or was made. */
export const readPreview = operation({
  allow: 'catalogue.write',
  input: z.strictObject({ id: idSchema }),
  run: async ({ id }, { caller, now }) =>
    answeredPreview(id, await storedPlan(id), signedInUser(caller), now),
});
