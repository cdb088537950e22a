import { activeSuperUsers } from '#lambdas/store/list/lists.ts';
import { mayRemoveUser } from '#shared/accounts/may-manage-user.ts';
import { currentUser, type User, type UserLight, user as userSchema } from '#shared/schemas/user.ts';

/** So many hear of it: the first who were made. */
const most = 20;

/** The super users who may erase a user, and can sign in. */
export async function superUsersOver(user: User): Promise<UserLight[]> {
  const all = await activeSuperUsers();
  return all.filter((each) => mayRemoveUser(actingOf(each), user)).slice(0, most);
}

/** Lists show all that decides which users a super user manages. */
const actingOf = (each: UserLight) => currentUser(userSchema.parse({ ...each, uid: each.id }));
