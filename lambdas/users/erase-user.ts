import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { beginJob, jobOnce } from '#lambdas/store/job/begin-job.ts';
import { newJob } from '#lambdas/store/job/new-job.ts';
import { managedUser } from '#lambdas/store/user/managed-user.ts';
import { mayRemoveUser } from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import { erasureSteps } from '#shared/schemas/erasure.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { CurrentUser, User } from '#shared/schemas/user.ts';
import { alignAccount } from './align-account.ts';
import { archivedUser } from './archived-user.ts';
import { erasureOf } from './erasure-of.ts';

/**
 * Begins to erase a user, whether they asked for it or not: they are out at once, the rest is a job. The super user
 * types the address of the user, so that nobody erases the wrong one.
 */
export const eraseUser = userOperation({
  allow: 'user.write',
  limit: 'erase-user',
  input: z.strictObject({ key: idSchema, uid: idSchema, email: z.string().check(z.maxLength(320)) }),
  run: ({ key, uid, email }, { user: acting, now, newId }) =>
    jobOnce('erasure', { user: acting, key, input: { uid, email } }, async (once) => {
      const user = await tryAgain(() => shutOut(uid, email, acting, now));
      await alignAccount(user);
      const work = await erasureOf(user);
      const total = erasureSteps(work).length;
      const made = await newJob({ kind: 'erasure', total, work, user: acting, now, id: newId() });
      return beginJob(made, [once.remembering(made.job.id, now)]);
    }),
});

async function shutOut(uid: string, email: string, acting: CurrentUser, now: Date): Promise<User> {
  const user = await managedUser(acting, uid);
  if (!mayRemoveUser(acting, user)) throw new DomainError('forbidden');
  if (email.trim().toLowerCase() !== user.email.toLowerCase())
    throw new DomainError('invalid-input', { field: 'email' });
  return archivedUser(user, acting, now);
}
