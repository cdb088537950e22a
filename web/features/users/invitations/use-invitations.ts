import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { invitationPageSizes } from '#shared/invitations/found-invitations.ts';
import { type InvitationState, invitationStates } from '#shared/schemas/invitation.ts';
import { type InvitationFieldsFragment, InvitationsDocument } from '#web/graphql/users.ts';
import { request } from '#web/lib/graphql.ts';
import { useAddressState } from '#web/lib/use-address-state.ts';

export type ListedInvitation = InvitationFieldsFragment;

export const pageSize = invitationPageSizes[0];

/** Filters and page of the list; they live in the address. */
export type InvitationsState = { search: string; state: InvitationState | ''; page: number };

const read = (params: URLSearchParams): InvitationsState => ({
  search: (params.get('search') ?? '').slice(0, 200),
  state: invitationStates.find((known) => known === params.get('state')) ?? '',
  page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1) - 1,
});

function write({ search, state, page }: InvitationsState): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('search', search);
  if (state) params.set('state', state);
  if (page > 0) params.set('page', String(page + 1));
  return params;
}

export const useInvitationsAddress = () => useAddressState(read, write);

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
