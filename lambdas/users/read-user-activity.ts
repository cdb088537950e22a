import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import { readLastSignIn } from '#lambdas/store/user/activity-store.ts';
import { visibleUser } from '#lambdas/store/user/managed-user.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { madeOf } from './activity-of.ts';

/** When one user signed in last, to the second, and what he made: read from what is his alone. */
export const readUserActivity = operation({
  allow: 'user.read',
  input: z.strictObject({ id: idSchema }),
  async run({ id: wanted }, { caller }) {
    const acting = signedInUser(caller);
    const { id } = await visibleUser(acting, wanted);
    const [lastSignInAt, quotations] = await Promise.all([readLastSignIn(id), listOwnQuotations(id)]);
    return { lastSignInAt: lastSignInAt ?? null, ...madeOf(acting, quotations) };
  },
});
