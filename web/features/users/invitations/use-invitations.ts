import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { invitationPageSizes } from '#shared/invitations/found-invitations.ts';
import { type InvitationState, invitationStates } from '#shared/schemas/invitation.ts';
import { type InvitationFieldsFragment, InvitationsDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { type AddressReader, useAddressState } from '#web/lib/use-address-state.ts';

export type ListedInvitation = InvitationFieldsFragment;

export const pageSize = invitationPageSizes[0];

/** Filters and page of the list. */
export type InvitationsState = { search: string; state: InvitationState | ''; page: number };

const readAddress = ({ text, oneOf, page }: AddressReader): InvitationsState => ({
  search: text('search'),
  state: oneOf('state', invitationStates, ''),
  page: page(),
});

export const useInvitationsAddress = () => useAddressState(readAddress);

/** One page of the invitations; the live channel asks again when one changes (ROL-042). */
export function useInvitations({ search, state, page }: InvitationsState) {
  const filter = { search: search || null, state: state || null };
  return useQuery({
    queryKey: ['invitation', 'list', filter, page],
    queryFn: async ({ signal }) =>
      (await request(InvitationsDocument, { filter, page, pageSize }, signal)).invitations,
    placeholderData: keepPreviousData,
  });
}
