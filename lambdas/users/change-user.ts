import { managedUser } from '#lambdas/runtime/account/managed-user.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { tryAgain } from '#lambdas/store/try-again.ts';
import { writeUser } from '#lambdas/store/user-store.ts';
import type { CurrentUser, User } from '#shared/schemas/user.ts';

/** Changes one thing of a managed user, whatever else is changed at the same time. */
export const changeUser = (
  acting: CurrentUser,
  id: string,
  change: (user: User) => Partial<User>,
  now: Date,
): Promise<User> =>
  tryAgain(async () => {
    const before = await managedUser(acting, id);
    const after = { ...before, ...change(before), ...nextRevision(before.revision, acting, now) };
    await writeUser(after);
    return after;
  });
