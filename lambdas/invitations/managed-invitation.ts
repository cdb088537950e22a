import { readInvitation } from '#lambdas/store/invitation/invitation-store.ts';
import { type Manager, managesCountry } from '#shared/access/managed-countries.ts';
import { DomainError } from '#shared/errors.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';

/** An invitation to a country that the super user manages; others are `not-found` (decision 20). */
export async function managedInvitation(acting: Manager, id: string): Promise<Invitation> {
  const invitation = await readInvitation(id);
  if (!invitation || !managesCountry(acting, invitation.country)) throw new DomainError('not-found');
  return invitation;
}
