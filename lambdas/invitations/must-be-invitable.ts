import { readPriceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { listInvitations } from '#lambdas/store/invitation/invitation-store.ts';
import { readUserByEmail } from '#lambdas/store/user/user-store.ts';
import { type Manager, managesCountry } from '#shared/access/managed-countries.ts';
import { keptPriceList } from '#shared/accounts/price-lists-of-user.ts';
import { DomainError } from '#shared/errors.ts';
import { stateOf } from '#shared/invitations/invitation-state.ts';
import type { InvitationInput } from '#shared/schemas/invitation-input.ts';

/** The data that an invitation is checked against, read once for all invitations of a check. */
export async function groundsFor(acting: Manager, now: Date) {
  const [lists, invitations] = await Promise.all([readPriceLists(), listInvitations()]);
  const open = invitations.filter(
    (invitation) => managesCountry(acting, invitation.country) && stateOf(invitation, now) === 'sent',
  );
  return { acting, lists, open: new Set(open.map(({ email }) => email)) };
}

/** Refuses other countries, lists that do not apply, and people who are there or invited (ROL-037, ROL-038). */
export async function mustBeInvitable(
  wanted: InvitationInput,
  { acting, lists, open }: Awaited<ReturnType<typeof groundsFor>>,
): Promise<void> {
  if (!managesCountry(acting, wanted.country)) throw new DomainError('forbidden', { field: 'country' });
  if (wanted.pricelist && !keptPriceList(wanted, lists))
    throw new DomainError('forbidden', { field: 'pricelist' });
  if (await readUserByEmail(wanted.email)) throw new DomainError('email-taken');
  if (open.has(wanted.email)) throw new DomainError('already-invited');
}
