import { day } from '#shared/day.ts';
import type { Invitation, InvitationState } from '#shared/schemas/invitation.ts';

/** Days that a link is good for (ROL-039). */
const linkDays = 7;

/** Until when the link of a mail that goes out now is good. */
export const linkEnd = (now: Date): Date => new Date(now.getTime() + linkDays * day);

/** The state of an invitation at a moment (ROL-042). */
export const stateOf = (
  { state, expiresAt }: Pick<Invitation, 'state' | 'expiresAt'>,
  now: Date,
): InvitationState => (state === 'sent' && Date.parse(expiresAt) <= now.getTime() ? 'expired' : state);

/** Whether it can be sent again: nobody came by it, and nobody took it back. */
export const isResendable = (state: InvitationState): boolean => state === 'sent' || state === 'expired';
