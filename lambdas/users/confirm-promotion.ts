import * as z from 'zod/mini';
import { notingAccount } from '#lambdas/store/user/account-note-store.ts';
import { mustKnowPassword } from '#lambdas/store/user/must-know-password.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { isPromotion } from '#shared/accounts/is-promotion.ts';
import type { Rights } from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import type { CurrentUser, User } from '#shared/schemas/user.ts';

/** The password of the super user who acts; needed where rights are given. */
export const currentPasswordInput = z.nullish(z.string().check(z.maxLength(256)));

type Given = {
  before?: User;
  after: Rights & { archived?: boolean };
  currentPassword?: string | null | undefined;
};

/** Nobody is promoted by one tick: the giver of rights types their own password (ROL-019). */
export async function mustConfirm(
  acting: CurrentUser,
  { before, after, currentPassword }: Given,
  now: Date,
): Promise<void> {
  if (!isPromotion(before, after)) return;
  if (!currentPassword) throw new DomainError('password-needed');
  await mustKnowPassword(acting, currentPassword, now, 'currentPassword');
}

const rightsOf = ({ isSuper, managementMode, managedCountries }: Rights): Rights => ({
  isSuper,
  managementMode,
  managedCountries,
});

const doneBy = (acting: CurrentUser, now: Date) => ({ at: now.toISOString(), by: displayName(acting) });

/** The write that records the giver and the rights; none where nobody gained any. */
export const promotionNote = (before: User | undefined, after: User, acting: CurrentUser, now: Date) =>
  isPromotion(before, after)
    ? [
        notingAccount(after.id, acting.id, {
          what: 'rights',
          ...doneBy(acting, now),
          before: before ? rightsOf(before) : null,
          after: rightsOf(after),
        }),
      ]
    : [];

/** The write that keeps who ticked the consents of another one (ROL-045). */
export const consentNote = ({ id, checkbox1, checkbox2 }: User, acting: CurrentUser, now: Date) =>
  notingAccount(id, acting.id, {
    what: 'consent',
    ...doneBy(acting, now),
    privacy: checkbox1,
    marketing: checkbox2,
  });
