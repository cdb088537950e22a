import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { ownKey, takeStep } from '#lambdas/store/once/once-store.ts';
import { mustBeGoodPassword } from '#lambdas/store/user/good-password.ts';
import { makeAccount } from '#lambdas/store/user/make-account.ts';
import { isPromotion } from '#shared/accounts/is-promotion.ts';
import { type Acting, mayGrantRights, seesUser } from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import { id } from '#shared/schemas/id.ts';
import { type NewUserInput, newUserInput } from '#shared/schemas/user-input.ts';
import { answeredUser } from './answered-user.ts';
import { consentNote, currentPasswordInput, mustConfirm, promotionNote } from './confirm-promotion.ts';
import { newUser } from './new-user.ts';
import { tellOfPromotion } from './tell-of-promotion.ts';

/**
 * Makes a user with an account (USR-089) and sends the mail that verifies the address. When it cannot be sent, the
 * user is made all the same, and super users send it from the list. A retry is answered the user of the first call,
 * and completes them.
 */
export const createUser = userOperation({
  allow: 'user.write',
  input: z.strictObject({ key: id, user: newUserInput, currentPassword: currentPasswordInput }),
  async run({ key, user, currentPassword }, { user: acting, now }) {
    mustBeAllowed(acting, user);
    // Nothing of a password is kept in the table, not even its digest.
    const { password, ...person } = user;
    mustBeGoodPassword(password, person);
    const once = ownKey(acting, key, person);
    const { user: made } = await makeAccount({
      once,
      password,
      now,
      newcomer: async () => {
        await mustConfirm(acting, { after: person, currentPassword }, now);
        return { email: person.email, of: await newUser(person, acting, now) };
      },
      also: (after) => [consentNote(after, acting, now), ...promotionNote(undefined, after, acting, now)],
    });
    if (isPromotion(undefined, made) && (await takeStep(once, 'told'))) await tellOfPromotion(made, acting);
    // The user may have moved to another country since the first call.
    if (!seesUser(acting, made)) throw new DomainError('not-found');
    return answeredUser(made);
  },
});

function mustBeAllowed(acting: Acting, user: NewUserInput): void {
  if (!seesUser(acting, user)) throw new DomainError('forbidden', { field: 'country' });
  if (!mayGrantRights(acting, user)) throw new DomainError('forbidden', { field: 'isSuper' });
}
