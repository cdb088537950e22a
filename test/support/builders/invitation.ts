import { randomUUID } from 'node:crypto';
import { linkEnd } from '#shared/invitations/invitation-state.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';

/** A painter of Bologna without an account. */
export const anInvitation = (changes: Record<string, unknown> = {}) => ({
  email: `marta.${randomUUID()}@example.com`,
  name: 'Marta Fabbri',
  type: 'imbianchino',
  country: 'IT',
  province: 'BO',
  pricelist: 'pcu',
  ...changes,
});

/** Data that the invited person enters. */
export const anAcceptance = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Marta',
  lastName: 'Fabbri',
  company: 'Fabbri Decorazioni',
  address: 'Via Emilia 4',
  postalCode: '40121',
  city: 'Bologna',
  province: 'BO',
  phone: '+39 051 7654321',
  checkbox1: true,
  checkbox2: false,
  password: 'Muro-Giallo-26',
  ...changes,
});

/** A stored invitation: sent today, to Italy, by an unknown super user. */
export function aStoredInvitation(changes: Partial<Invitation> = {}): Invitation {
  const now = new Date();
  return {
    id: randomUUID(),
    email: 'marta.fabbri@example.com',
    name: null,
    type: 'imbianchino',
    country: 'IT',
    province: 'BO',
    language: 'it',
    pricelist: null,
    message: null,
    state: 'sent',
    link: 'a-link',
    inviterId: 'nobody',
    by: 'Giulia Ferrero',
    createdAt: now.toISOString(),
    sentAt: now.toISOString(),
    expiresAt: linkEnd(now).toISOString(),
    endedAt: null,
    revision: 1,
    ...changes,
  };
}
