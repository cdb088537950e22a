import type { $ZodType } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { filled } from '#lambdas/runtime/table/filled.ts';
import { itemsOf, keysOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { stillAs } from '#lambdas/runtime/table/revision-guard.ts';
import { put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { keepingLinkKey, keyOfLinkKey } from './link-key-store.ts';
import { isTokenOf, linkIdOf } from './share-token.ts';

type AnyLink = { id: string; tokenHash: string; createdAt: string; expiresAt: string };

/** A link that its key makes a token for. */
export type NewLink<Link extends AnyLink> = Omit<Link, 'tokenHash'>;

type Writes = Parameters<typeof transact>[0];

/** How links of one kind differ from others. */
type Kind<Link extends AnyLink> = {
  schema: $ZodType<Link>;
  /** The quotation or offer that a link opens. */
  opens: (link: NewLink<Link>) => string;
  token: (link: NewLink<Link>, key: string) => string;
  /** Links of one quotation or offer that are good at the same time. */
  most: number;
};

export const keyOfLink = (of: string, id: string) => ({
  pk: partitions.shareLinks(of),
  sk: sorts.shareLink(id),
});

/** Says which link was made last: it guards their number, and goes with them. */
const lastKeyOf = (of: string) => ({ pk: partitions.shareLinks(of), sk: 'LAST' });

/** Seconds since 1970 when the table removes a link that ends then. */
export const ttlOfLink = ({ expiresAt }: Pick<AnyLink, 'expiresAt'>): number =>
  Math.ceil(new Date(expiresAt).getTime() / 1000);

const isLive = ({ expiresAt }: AnyLink, now: Date) => new Date(expiresAt) > now;

/** The store of the links of one kind. */
export function linksOf<Link extends AnyLink>({ schema, opens, token, most }: Kind<Link>) {
  /** Links of the other kind are none. */
  const parsed = (item: unknown) => safeParse(schema, item).data;

  /** The writes of a link and its key. The link keeps only the hash of its token: a reader of it cannot open it. */
  const writing = (link: NewLink<Link>, key: string): Writes => {
    const [of, ttl] = [opens(link), ttlOfLink(link)];
    const Item = { ...filled(link), tokenHash: hashOf(token(link, key)), ...keyOfLink(of, link.id), ttl };
    return [put({ Item }), keepingLinkKey(of, link.id, key, ttl)];
  };

  /** The links that are still good, the newest first. */
  async function list(of: string, now: Date): Promise<Link[]> {
    const items = await itemsOf(partitions.shareLinks(of), {
      prefix: sorts.shareLink.prefix,
      ConsistentRead: true,
    });
    return items
      .flatMap((item) => parsed(item) ?? [])
      .filter((link) => isLive(link, now))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
  }

  /** A link that is still good, read consistently: revoking holds from the next look. */
  async function read(of: string, id: string, now: Date): Promise<Link | undefined> {
    const found = parsed(await readItem(keyOfLink(of, id)));
    return found && isLive(found, now) ? found : undefined;
  }

  /** The link that was made last, and the writes that make another one while none was made since. */
  async function readLast(of: string) {
    const item = await readItem(lastKeyOf(of));
    return (link: NewLink<Link>) => {
      const ttl = Math.max(ttlOfLink(link), item?.ttl ?? 0);
      return put({ Item: { ...lastKeyOf(of), made: link.id, ttl }, ...stillAs('made', item?.made) });
    };
  }

  return {
    list,
    read,
    readLast,
    writing,
    /** Writes a link while fewer than the most are good; a call that met another one counts again. */
    add: (link: NewLink<Link>, key: string, now: Date, also: Writes = []): Promise<void> =>
      tryAgain(async () => {
        const made = await readLast(opens(link));
        const good = await list(opens(link), now);
        if (good.length >= most) throw new DomainError('too-many-links', { most });
        await transact([...writing(link, key), made(link), ...also]);
        // Each time it meets another one, there is one more: in the end there are too many.
      }, most + 1),
    /** The link that a token opens. Every other token is the one error `link-expired`: nobody learns which is wrong. */
    async redeem(of: string, given: string, now: Date): Promise<Link> {
      const id = linkIdOf(given);
      const isKey = [of, id].every((part) => idSchema.safeParse(part).success);
      const link = isKey ? await read(of, id, now) : undefined;
      if (!link || !isTokenOf(link, given)) throw new DomainError('link-expired');
      return link;
    },
  };
}

/** The writes that end a link. A link that is gone may be ended again. */
export const endingLink = (of: string, id: string): Writes => [
  remove({ Key: keyOfLink(of, id) }),
  remove({ Key: keyOfLinkKey(of, id) }),
];

/** The links name their keys, so no key is read. A key that an interrupted run leaves opens nothing, and lapses. */
export async function endAllLinks(of: string): Promise<void> {
  const stored = await keysOf(partitions.shareLinks(of));
  const ids = stored.flatMap(({ sk }) => sorts.shareLink.restOf(sk) ?? []);
  await removeItems([...ids.map((id) => keyOfLinkKey(of, id)), ...stored]);
}

/** Milliseconds: page, other language and PDF of one visit are one opening. */
const visit = 60_000;

/** The change of a link that notes an opening, once a visit; a link that was revoked meanwhile stays gone. */
export const openingOf = (of: string, id: string, counter: 'openings' | 'visits', now: Date) => ({
  Key: keyOfLink(of, id),
  UpdateExpression: `SET openedAt = :now, firstOpenedAt = if_not_exists(firstOpenedAt, :now) ADD ${counter} :one`,
  ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(openedAt) OR openedAt <= :before)',
  ExpressionAttributeValues: {
    ':now': now.toISOString(),
    ':before': new Date(now.getTime() - visit).toISOString(),
    ':one': 1,
  },
});
