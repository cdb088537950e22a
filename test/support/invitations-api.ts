import { randomUUID } from 'node:crypto';
import { runAs } from '#infra/local/access/running-function.ts';
import { acceptInvitation } from '#lambdas/invitations/accept-invitation.ts';
import { readInvitation } from '#lambdas/invitations/read-invitation.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';
import { asNobody, linkIn, mailsTo, saidIn, withToken } from './accounts-api.ts';
import { anAcceptance, anInvitation } from './builders/invitation.ts';
import { graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

export type Answered = Omit<Invitation, 'state'> & { state: string };
const invitationFields = `
  id email name type country province language pricelist message state by sentAt expiresAt endedAt revision`;

/** The caller: a demo account, or a token. */
export type Asker = Who | { token: string };
const ask = <Data>(who: Asker, query: string, variables: Record<string, unknown>) =>
  typeof who === 'string'
    ? graphql<Data>(who, query, variables)
    : withToken<Data>(who.token, query, variables);

type Sent = { invitation: Answered; mailSent: boolean };

export const invite = (invitation: object, who: Asker = 'superUser', key: string = randomUUID()) =>
  ask<{ invite: Sent }>(
    who,
    `mutation ($key: ID!, $invitation: InvitationInput!) {
      invite(key: $key, invitation: $invitation) { invitation { ${invitationFields} } mailSent }
    }`,
    { key, invitation },
  );
export const invited = async (changes: Record<string, unknown> = {}, who: Asker = 'superUser') =>
  answered(await invite(anInvitation(changes), who)).invite.invitation;

export const resendInvitation = (id: string, who: Asker = 'superUser') =>
  ask<{ resendInvitation: Sent }>(
    who,
    `mutation ($id: ID!) { resendInvitation(id: $id) { invitation { ${invitationFields} } mailSent } }`,
    { id },
  );
export const revokeInvitation = (id: string, who: Asker = 'superUser') =>
  ask<{ revokeInvitation: Answered }>(
    who,
    `mutation ($id: ID!) { revokeInvitation(id: $id) { ${invitationFields} } }`,
    { id },
  );
export const check = (invitations: readonly object[], who: Asker = 'superUser') =>
  ask<{ checkInvitations: { index: number; code: string }[] }>(
    who,
    'query ($invitations: [InvitationInput!]!) { checkInvitations(invitations: $invitations) { index code } }',
    { invitations },
  );
export const invitations = async (search: string, who: Asker = 'superUser', state: string | null = null) =>
  answered(
    await ask<{ invitations: { items: Answered[]; total: number } }>(
      who,
      `query ($filter: InvitationFilter) { invitations(filter: $filter) { items { ${invitationFields} } total } }`,
      { filter: { search, state } },
    ),
  ).invitations.items;

/** The link in the newest invitation mail to an address. */
export async function invitationLink(email: string): Promise<URL> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`No mail went to ${email}.`);
  return linkIn(mail);
}

export const invitationToken = async (email: string): Promise<string> =>
  saidIn(await invitationLink(email)).get('t') ?? '';

type From = Parameters<typeof asNobody>[2];
const codeOrValue = async <Value>(call: Promise<Value>): Promise<Value | string> =>
  call.catch((cause: { code?: string }) => cause.code ?? String(cause));

/** The answer for the page, or the code of the refusal; each call has a new address. */
export const look = (token: string, from?: From) => codeOrValue(asNobody(readInvitation, { token }, from));
export const accept = (token: string, changes: Record<string, unknown> = {}, from?: From) =>
  codeOrValue(
    // With the rights of its function, as over its route.
    runAs('acceptInvitation', () => asNobody(acceptInvitation, { token, user: anAcceptance(changes) }, from)),
  );
