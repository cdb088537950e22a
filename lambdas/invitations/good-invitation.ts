import { invitationOfToken } from '#lambdas/store/invitation/invitation-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { seesUser } from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import { stateOf } from '#shared/invitations/invitation-state.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';
import { currentUser } from '#shared/schemas/user.ts';

/** The invitation of a token, while its inviter may invite there. Every refusal is one error (ROL-043, ROL-044). */
export async function goodInvitation(token: string, now: Date): Promise<Invitation> {
  const invitation = await invitationOfToken(token, now);
  if (!invitation || stateOf(invitation, now) !== 'sent' || !(await isBacked(invitation)))
    throw new DomainError('invite-invalid');
  return invitation;
}

async function isBacked({ inviterId, country }: Invitation): Promise<boolean> {
  const inviter = inviterId ? await readUser(inviterId) : undefined;
  return inviter !== undefined && !inviter.archived && seesUser(currentUser(inviter), { country });
}
