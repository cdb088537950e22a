import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { optionalText } from '#lambdas/runtime/list-input.ts';
import { listInvitations as storedInvitations } from '#lambdas/store/invitation/invitation-store.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { foundInvitations, invitationPageSizes } from '#shared/invitations/found-invitations.ts';
import { invitationStates } from '#shared/schemas/invitation.ts';
import { pageOf } from '#shared/search/page-of.ts';
import { answeredInvitation } from './answered-invitation.ts';

const filter = z.strictObject({
  search: optionalText,
  state: z.nullish(z.enum(invitationStates)),
});

/** One page of the invitations to countries that the super user manages (ROL-042). */
export const listInvitations = userOperation({
  allow: 'user.invite',
  input: z.strictObject({
    filter: z.nullish(filter),
    page: z.nullish(z.int().check(z.gte(0))),
    pageSize: z.nullish(z.literal(invitationPageSizes)),
  }),
  async run({ filter, page, pageSize }, { user: acting, now }) {
    const own = (await storedInvitations()).filter(({ country }) => managesCountry(acting, country));
    const answered = own.map((invitation) => answeredInvitation(invitation, now));
    return pageOf(foundInvitations(answered, filter ?? {}), page ?? 0, pageSize ?? invitationPageSizes[0]);
  },
});
