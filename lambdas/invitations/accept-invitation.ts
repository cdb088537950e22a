import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { httpHandler, jsonReply } from '#lambdas/runtime/http.ts';
import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { usingInvitationToken, writingInvitation } from '#lambdas/store/invitation/invitation-store.ts';
import { digestOf, onceKey, visitor } from '#lambdas/store/once/once-store.ts';
import { sentToken } from '#lambdas/store/pass/token-store.ts';
import { anyCaller } from '#lambdas/store/session/http-caller.ts';
import { mustBeGoodPassword } from '#lambdas/store/user/good-password.ts';
import { openAccount } from '#lambdas/store/user/make-account.ts';
import { invitedUser } from '#shared/accounts/invited-user.ts';
import { profileProblem } from '#shared/accounts/profile-problem.ts';
import { DomainError } from '#shared/errors.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';
import { type AcceptanceInput, acceptanceInput } from '#shared/schemas/invitation-input.ts';
import type { User } from '#shared/schemas/user.ts';
import { goodInvitation } from './good-invitation.ts';

/**
 * Makes the account of an invited person. The user, the end of the invitation and that of its token are one
 * transaction: of two calls at once one succeeds. A retry with the same input is answered as the first call (ROL-039
 * to ROL-041).
 */
export const acceptInvitation = operation({
  allow: 'account.open',
  limit: 'use-invitation',
  input: z.strictObject({ token: sentToken, user: acceptanceInput }),
  async run({ token, user: said }, { now }) {
    // Nothing of a password is kept in the table, not even its digest; the token's key is a hash, as where it is stored.
    const { password, ...person } = said;
    const once = onceKey(visitor, digestOf({ token }), digestOf(person));
    let invitation: Invitation | undefined;
    try {
      const { email } = await openAccount({
        once,
        password,
        now,
        newcomer: async () => {
          invitation = await goodInvitation(token, now);
          return { email: invitation.email, of: await newcomerOf(invitation, said, now) };
        },
        also: (user) => (invitation ? ending(invitation, token, user, now) : []),
      });
      return { email };
    } catch (cause) {
      // An earlier call used the link with another input.
      throw cause instanceof DomainError && cause.code === 'conflict'
        ? new DomainError('invite-invalid', undefined, { cause })
        : cause;
    }
  },
});

async function newcomerOf(invitation: Invitation, { password, ...said }: AcceptanceInput, now: Date) {
  const { email, type, country } = invitation;
  mustBeGoodPassword(password, { ...said, email });
  const problem = profileProblem({ type, country, company: said.company, province: said.province });
  if (problem) throw new DomainError('invalid-input', { field: `user.${problem}` });
  return invitedUser(invitation, said, await readPriceLists(), now);
}

function ending(invitation: Invitation, token: string, { id }: User, now: Date) {
  const accepted = {
    ...invitation,
    state: 'accepted' as const,
    inviterId: null,
    endedAt: now.toISOString(),
    revision: invitation.revision + 1,
  };
  return [writingInvitation(accepted, id), usingInvitationToken(token)];
}

export const handler = httpHandler(acceptInvitation, jsonReply, anyCaller);
