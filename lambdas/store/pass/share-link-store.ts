import { parse } from 'zod/v4/core';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { itemsOf, keysOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { mostShareLinks, type ShareLink, shareLink } from '#shared/schemas/share-link.ts';
import { keepingShareKey, keyOfShareKey, removingShareKey } from './share-key-store.ts';
import { isTokenOf, linkIdOf, shareToken } from './share-token.ts';

/** Milliseconds: page, other language and PDF of one visit are one opening. */
const visit = 60_000;

const keyOf = ({ quotation, id }: Pick<ShareLink, 'quotation' | 'id'>) => ({
  pk: partitions.shareLinks(quotation),
  sk: sorts.shareLink(id),
});

const isLive = ({ expiresAt }: ShareLink, now: Date) => new Date(expiresAt) > now;

/** A link that its key makes a token for. */
export type NewShareLink = Omit<ShareLink, 'tokenHash'>;

const ttlOf = ({ expiresAt }: NewShareLink): number => Math.ceil(new Date(expiresAt).getTime() / 1000);

/** The link keeps only the hash of its token: a reader of the link cannot open it. */
export async function writeShareLink(
  link: NewShareLink,
  key: string,
  also: Parameters<typeof transact>[0] = [],
): Promise<void> {
  const [tokenHash, ttl] = [hashOf(shareToken(link, key)), ttlOf(link)];
  const Item = { ...link, tokenHash, ...keyOf(link), ttl };
  await transact([put({ Item }), keepingShareKey(link, key, ttl), ...also]);
}

/** Says which link was made last: it guards their number, and goes with them. */
const lastKeyOf = (quotation: string) => ({ pk: partitions.shareLinks(quotation), sk: 'LAST' });

/** Writes a link while fewer than the most are good; a call that met another one counts again. */
export const addShareLink = (
  link: NewShareLink,
  key: string,
  now: Date,
  also: Parameters<typeof transact>[0] = [],
): Promise<void> =>
  tryAgain(async () => {
    const Key = lastKeyOf(link.quotation);
    const item = await readItem(Key);
    const good = await listShareLinks(link.quotation, now);
    if (good.length >= mostShareLinks) throw new DomainError('too-many-links', { most: mostShareLinks });
    const ttl = Math.max(ttlOf(link), item?.ttl ?? 0);
    const last = put({ Item: { ...Key, made: link.id, ttl }, ...stillAs('made', item?.made) });
    await writeShareLink(link, key, [last, ...also]);
    // Each time it meets another one, there is one more: in the end there are too many.
  }, mostShareLinks + 1);

/** The links of a quotation that are still good, the newest first. */
export async function listShareLinks(quotation: string, now: Date): Promise<ShareLink[]> {
  const items = await itemsOf(partitions.shareLinks(quotation), {
    prefix: sorts.shareLink.prefix,
    ConsistentRead: true,
  });
  const links = items.map((item) => parse(shareLink, item));
  return links
    .filter((link) => isLive(link, now))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
}

/** A link that is still good, read consistently: revoking holds from the next look. */
export async function readShareLink(
  link: Pick<ShareLink, 'quotation' | 'id'>,
  now: Date,
): Promise<ShareLink | undefined> {
  const item = await readItem(keyOf(link));
  const found = item && parse(shareLink, item);
  return found && isLive(found, now) ? found : undefined;
}

/** The link that a token opens. Every other token is the one error `link-expired`: nobody learns which is wrong. */
export async function redeemShareLink(quotation: string, token: string, now: Date): Promise<ShareLink> {
  const id = linkIdOf(token);
  const isKey = [quotation, id].every((part) => idSchema.safeParse(part).success);
  const link = isKey ? await readShareLink({ quotation, id }, now) : undefined;
  if (!link || !isTokenOf(link, token)) throw new DomainError('link-expired');
  return link;
}

/** Notes an opening; a link that was revoked meanwhile stays gone. */
export async function noteOpening(link: ShareLink, now: Date): Promise<void> {
  await updateItem({
    Key: keyOf(link),
    UpdateExpression:
      'SET openedAt = :now, firstOpenedAt = if_not_exists(firstOpenedAt, :now) ADD openings :one',
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(openedAt) OR openedAt <= :before)',
    ExpressionAttributeValues: {
      ':now': now.toISOString(),
      ':before': new Date(now.getTime() - visit).toISOString(),
      ':one': 1,
    },
  });
}

/** A link that is gone may be revoked again. */
export const revokeShareLink = (link: Pick<ShareLink, 'quotation' | 'id'>): Promise<void> =>
  transact([remove({ Key: keyOf(link) }), removingShareKey(link)]);

/** The links name their keys, so no key is read. A key that an interrupted run leaves opens nothing, and lapses. */
export async function revokeShareLinks(quotation: string): Promise<void> {
  const stored = await keysOf(partitions.shareLinks(quotation));
  const ids = stored.flatMap(({ sk }) => sorts.shareLink.restOf(sk) ?? []);
  await removeItems([...ids.map((id) => keyOfShareKey({ quotation, id })), ...stored]);
}
