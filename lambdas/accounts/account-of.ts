import { storedUser } from '#lambdas/store/user/change-user.ts';
import { managedUser } from '#lambdas/store/user/managed-user.ts';
import type { CurrentUser, User } from '#shared/schemas/user.ts';

/** A user's own account, or one that they manage; others are not found, or refused (OPC-11). */
export const accountOf = (id: string, user: CurrentUser): Promise<User> =>
  id === user.id ? storedUser(id) : managedUser(user, id);
