import type { InvitationState } from '#shared/schemas/invitation.ts';
import { comparePlain } from '#shared/search/list-rules.ts';

export const invitationPageSizes = [20, 50] as const;

type Listed = {
  id: string;
  email: string;
  name: string | null;
  by: string;
  sentAt: string;
  state: InvitationState;
};
type Filter = { search?: string | null | undefined; state?: InvitationState | null | undefined };

/** Invitations in a state whose address, name or inviter holds every word; the one sent last first, equal ones by id. */
export function foundInvitations<Each extends Listed>(
  all: readonly Each[],
  { search, state }: Filter,
): Each[] {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const holds = ({ email, name, by }: Each) => {
    const text = `${email} ${name ?? ''} ${by}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return all
    .filter((each) => (!state || each.state === state) && holds(each))
    .toSorted((one, other) => comparePlain(other.sentAt, one.sentAt) || comparePlain(one.id, other.id));
}
