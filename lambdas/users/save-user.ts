import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { saveOrConflict } from '#lambdas/runtime/save-or-conflict.ts';
import { mustBuildOn } from '#lambdas/runtime/saved-by.ts';
import { managedUser } from '#lambdas/store/user/managed-user.ts';
import { readUser, writeUser } from '#lambdas/store/user/user-store.ts';
import {
  type Acting,
  hasSameRights,
  mayChangeRights,
  mayGrantRights,
  mayRemoveUser,
  seesUser,
} from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import type { User } from '#shared/schemas/user.ts';
import { userInput } from '#shared/schemas/user-input.ts';
import { alignAccount } from './align-account.ts';
import { answeredUser } from './answered-user.ts';
import { currentPasswordInput, mustConfirm, promotionNote } from './confirm-promotion.ts';
import { keepAdministrator } from './keep-administrator.ts';
import { savedUser } from './saved-user.ts';
import { tellOfPriceList } from './tell-of-price-list.ts';
import { tellOfPromotion } from './tell-of-promotion.ts';

/** Saves a user, all but their credentials (USR-086); archives and restores them (OPC-33). */
export const saveUser = userOperation({
  allow: 'user.write',
  input: z.strictObject({ user: userInput, currentPassword: currentPasswordInput }),
  async run({ user, currentPassword }, { user: acting, now }) {
    const before = await managedUser(acting, user.id);
    mustBuildOn(user.revision, before);
    const after = await savedUser(before, user, acting, now);
    mustBeAllowed(acting, before, after);
    await mustConfirm(acting, { before, after, currentPassword }, now);
    const note = promotionNote(before, after, acting, now);
    await saveOrConflict(
      () => keepAdministrator(before, after, (also) => writeUser(after, [...also, ...note])),
      () => readUser(after.id),
    );
    await alignAccount(after);
    if (note.length > 0) await tellOfPromotion(after, acting);
    await tellOfPriceList(before, after);
    return answeredUser(after);
  },
});

/** The first thing that the super user may not do, by its field (OPC-10, OPC-11, OPC-33). */
function mustBeAllowed(acting: Acting, before: User, after: User): void {
  if (!seesUser(acting, after)) throw new DomainError('forbidden', { field: 'country' });
  const mayChange = mayChangeRights(acting, before) && mayGrantRights(acting, after);
  if (!hasSameRights(before, after) && !mayChange) throw new DomainError('forbidden', { field: 'isSuper' });
  if (before.archived !== after.archived && !mayRemoveUser(acting, before))
    throw new DomainError('forbidden', { field: 'archived' });
}
