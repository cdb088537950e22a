import { idInput, userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { newLink, writeInvitation } from '#lambdas/store/invitation/invitation-store.ts';
import { readUserByEmail } from '#lambdas/store/user/user-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { DomainError } from '#shared/errors.ts';
import { isResendable, linkEnd, stateOf } from '#shared/invitations/invitation-state.ts';
import { answeredInvitation } from './answered-invitation.ts';
import { managedInvitation } from './managed-invitation.ts';
import { sendInvitation } from './send-invitation.ts';

/** Sends a new link for seven days, on the rights of the sender; the link before is void (ROL-042). */
export const resendInvitation = userOperation({
  allow: 'user.invite',
  limit: 'invite',
  input: idInput,
  async run({ id }, { user: acting, now }) {
    const after = await tryAgain(async () => {
      const before = await managedInvitation(acting, id);
      const state = stateOf(before, now);
      if (!isResendable(state)) throw new DomainError('failed-precondition', { state });
      if (await readUserByEmail(before.email)) throw new DomainError('email-taken');
      const renewed = {
        ...before,
        link: newLink(),
        inviterId: acting.id,
        by: displayName(acting),
        sentAt: now.toISOString(),
        expiresAt: linkEnd(now).toISOString(),
        revision: before.revision + 1,
      };
      await writeInvitation(renewed);
      return renewed;
    });
    return { invitation: answeredInvitation(after, now), mailSent: await sendInvitation(after, now) };
  },
});
