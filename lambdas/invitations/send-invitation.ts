import { wentOut } from '#lambdas/runtime/account/went-out.ts';
import { invitationMail } from '#lambdas/runtime/mail/invitation-mail.ts';
import { issueInvitationToken } from '#lambdas/store/invitation-store.ts';
import { sendMail } from '#lambdas/store/mailer.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';

/** Sends the link that is good now; whether the mail went out. */
export async function sendInvitation(invitation: Invitation, now: Date): Promise<boolean> {
  const token = await issueInvitationToken(invitation, now);
  return wentOut(sendMail(invitationMail(invitation, token)));
}
