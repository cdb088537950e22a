import { idInput, userOperation } from '#lambdas/operation.ts';
import { listOwnQuotations } from '#lambdas/store/quotation/light-quotation-store.ts';
import { readLastSignIn } from '#lambdas/store/user/activity-store.ts';
import { visibleUser } from '#lambdas/store/user/managed-user.ts';
import { madeOf } from './activity-of.ts';

/** The last sign-in of one user, to the second, and their quotations: read from items of that user alone. */
export const readUserActivity = userOperation({
  allow: 'user.read',
  input: idInput,
  async run({ id: wanted }, { user: acting }) {
    const { id } = await visibleUser(acting, wanted);
    const [lastSignInAt, quotations] = await Promise.all([readLastSignIn(id), listOwnQuotations(id)]);
    return { lastSignInAt: lastSignInAt ?? null, ...madeOf(acting, quotations) };
  },
});
