import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { put, transact } from '#lambdas/runtime/table/transact.ts';
import { ttlAfter } from '#lambdas/runtime/table/ttl-after.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { issueToken, readToken, type TokenKind, tokenGuard } from '#lambdas/store/pass/token-store.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';
import { type Invitation, invitation as invitationSchema } from '#shared/schemas/invitation.ts';

const partition = partitions.invitations;

/** Days that an invitation is kept after it was sent. */
const days = 60;

const linkContent = z.object({ invitation: z.string(), link: z.string() });
const invite = { kind: 'invite', lifetime: 7 * 86_400, payload: linkContent } satisfies TokenKind<
  typeof linkContent
>;

/** Tells the links of one invitation apart. */
export const newLink = (): string => randomBytes(16).toString('base64url');

const fromItem = (item: object): Invitation => invitationSchema.parse(item);

export const listInvitations = async (): Promise<Invitation[]> => {
  const items = await itemsOf(partition, { ConsistentRead: true });
  return items.map(fromItem);
};

export async function readInvitation(id: string): Promise<Invitation | undefined> {
  const item = await readItem({ pk: partition, sk: id });
  return item && fromItem(item);
}

/**
 * The write of an invitation, new or of the revision after the stored one. It is indexed under its inviter, and after
 * its acceptance under the new user: it goes with the erasure of that person.
 */
export function writingInvitation(invitation: Invitation, acceptedBy?: string) {
  const { id, revision, sentAt, inviterId } = invitation;
  const owner = acceptedBy ?? inviterId;
  const ttl = ttlAfter(sentAt, days);
  return put({
    Item: { pk: partition, sk: id, ...invitation, ...(owner && ofPerson(owner, 'INVITATION')), ttl },
    ...stillAs('revision', revision - 1 || undefined),
  });
}

/** `conflict` after another write in between. */
export const writeInvitation = (
  invitation: Invitation,
  also: Parameters<typeof transact>[0] = [],
): Promise<void> => transact([writingInvitation(invitation), ...also]);

/** A token for the link that is good now: earlier ones open nothing. */
export const issueInvitationToken = async ({ id, link, inviterId }: Invitation, now: Date): Promise<string> =>
  (await issueToken(invite, { invitation: id, link }, now, inviterId ?? id)).token;

/** The invitation that a token was issued for, while its link is the good one. */
export async function invitationOfToken(token: string, now: Date): Promise<Invitation | undefined> {
  const of = await readToken(invite, token, now);
  const invitation = of && (await readInvitation(of.invitation));
  return invitation?.link === of?.link ? invitation : undefined;
}

/** Uses a token up, as part of the transaction that it lets happen. */
export const usingInvitationToken = (token: string) => tokenGuard(invite, token);
