import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { writeUser } from '#lambdas/store/user/user-store.ts';
import type { CurrentUser, User } from '#shared/schemas/user.ts';
import { keepAdministrator } from './keep-administrator.ts';

/** The user archived, so that they are out at once; the last administrator stays (OPC-11). */
export async function archivedUser(user: User, acting: CurrentUser, now: Date): Promise<User> {
  if (user.archived) return user;
  const archived = { ...user, archived: true, ...nextRevision(user.revision, acting, now) };
  await keepAdministrator(user, archived, (also) => writeUser(archived, also));
  return archived;
}
