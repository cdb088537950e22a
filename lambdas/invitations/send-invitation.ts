import { issueInvitationToken } from '#lambdas/store/invitation/invitation-store.ts';
import { invitationMail } from '#lambdas/store/mail/invitation-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { wasSent } from '#lambdas/store/user/was-sent.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';

/** Sends the link that is good now; whether the mail went out. */
export async function sendInvitation(invitation: Invitation, now: Date): Promise<boolean> {
  const token = await issueInvitationToken(invitation, now);
  return wasSent(sendMail(invitationMail(invitation, token)));
}
