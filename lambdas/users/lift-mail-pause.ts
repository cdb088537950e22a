import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { liftMailPause as lift } from '#lambdas/store/sent-offer/mail-standing-store.ts';
import { managedUser } from '#lambdas/store/user/managed-user.ts';
import { id as idSchema } from '#shared/schemas/id.ts';

/** Lets a user write to customers again (SND-024). */
export const liftMailPause = userOperation({
  allow: 'user.write',
  input: z.strictObject({ uid: idSchema }),
  async run({ uid }, { user: acting }) {
    await managedUser(acting, uid);
    await lift(uid);
    return uid;
  },
});
