import { stateOf } from '#shared/invitations/invitation-state.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';

/** An invitation as super users see it: with its state of now, and nothing of its link. */
export function answeredInvitation(invitation: Invitation, now: Date) {
  const { link: _, inviterId: __, createdAt: ___, ...seen } = invitation;
  return { ...seen, state: stateOf(invitation, now) };
}
