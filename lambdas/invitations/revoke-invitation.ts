import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { writeInvitation } from '#lambdas/store/invitation/invitation-store.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { answeredInvitation } from './answered-invitation.ts';
import { managedInvitation } from './managed-invitation.ts';

/** Takes an invitation back: its link is good no more. One that was revoked stays as it is (ROL-042). */
export const revokeInvitation = operation({
  allow: 'user.invite',
  input: z.strictObject({ id: idSchema }),
  async run({ id }, { caller, now }) {
    const acting = signedInUser(caller);
    const after = await tryAgain(async () => {
      const before = await managedInvitation(acting, id);
      if (before.state === 'revoked') return before;
      if (before.state === 'accepted') throw new DomainError('failed-precondition', { state: 'accepted' });
      const revoked = {
        ...before,
        state: 'revoked' as const,
        endedAt: now.toISOString(),
        revision: before.revision + 1,
      };
      await writeInvitation(revoked);
      return revoked;
    });
    return answeredInvitation(after, now);
  },
});
