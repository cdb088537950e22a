import { type Acting, mayManageUser, seesUser } from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';
import { readUser } from './user-store.ts';

/** A stored user of the own countries; elsewhere there is nobody (decision 20). */
export async function visibleUser(acting: Acting, id: string): Promise<User> {
  const user = await readUser(id);
  if (!user || !seesUser(acting, user)) throw new DomainError('not-found');
  return user;
}

/** A user that the super user may change too: not a super user of more countries (OPC-11). */
export async function managedUser(acting: Acting, id: string): Promise<User> {
  const user = await visibleUser(acting, id);
  if (!mayManageUser(acting, user)) throw new DomainError('forbidden');
  return user;
}
