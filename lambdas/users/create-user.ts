import * as z from 'zod/mini';
import { makeAccount } from '#lambdas/runtime/account/make-account.ts';
import { visibleUser } from '#lambdas/runtime/account/managed-user.ts';
import { sendVerification } from '#lambdas/runtime/account/send-verification.ts';
import { wentOut } from '#lambdas/runtime/account/went-out.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { digestOf, type Once, onceKey, rememberOnce } from '#lambdas/store/once-store.ts';
import { put } from '#lambdas/store/transact.ts';
import { type Acting, mayGrantRights, seesUser } from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import { id } from '#shared/schemas/id.ts';
import type { User } from '#shared/schemas/user.ts';
import { type NewUserInput, newUserInput } from '#shared/schemas/user-input.ts';
import { answeredUser } from './answered-user.ts';
import { newUser } from './new-user.ts';

/**
 * Makes a user with his account (USR-089) and sends the mail that verifies his address: when it cannot be sent, he is
 * made all the same, and it is sent from the list. A retry answers the user that the first call made.
 */
export const createUser = operation({
  allow: 'user.write',
  input: z.strictObject({ key: id, user: newUserInput }),
  async run({ key, user }, { caller, now }) {
    const acting = signedInUser(caller);
    mustBeAllowed(acting, user);
    // Nothing of a password is kept in the table, not even its digest.
    const { password, ...person } = user;
    const once = onceKey(acting.id, key, digestOf(person));
    const earlier = await rememberOnce(once);
    if (earlier) return answeredUser(await visibleUser(acting, earlier));
    const userOf = await newUser(person, acting, now);
    const made = await madeOnce(once, () =>
      makeAccount(person.email, password, userOf, (one) => [put(once.params(one.id, now))]),
    );
    if (typeof made === 'string') return answeredUser(await visibleUser(acting, made));
    await wentOut(sendVerification(made, now));
    return answeredUser(made);
  },
});

/** Of two calls with one key at the same time, one makes the user; the other answers his id. */
async function madeOnce(once: Once, make: () => Promise<User>): Promise<User | string> {
  try {
    return await make();
  } catch (cause) {
    const earlier = cause instanceof DomainError ? await rememberOnce(once) : undefined;
    if (earlier === undefined) throw cause;
    return earlier;
  }
}

function mustBeAllowed(acting: Acting, user: NewUserInput): void {
  if (!seesUser(acting, user)) throw new DomainError('forbidden', { field: 'country' });
  if (!mayGrantRights(acting, user)) throw new DomainError('forbidden', { field: 'isSuper' });
}
