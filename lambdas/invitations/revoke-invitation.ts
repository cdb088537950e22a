import { idInput, userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { writeInvitation } from '#lambdas/store/invitation/invitation-store.ts';
import { DomainError } from '#shared/errors.ts';
import { answeredInvitation } from './answered-invitation.ts';
import { managedInvitation } from './managed-invitation.ts';

/** Revokes an invitation: its link is void. A revoked one stays as it is (ROL-042). */
export const revokeInvitation = userOperation({
  allow: 'user.invite',
  input: idInput,
  async run({ id }, { user: acting, now }) {
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
