import { randomInt } from 'node:crypto';
import * as z from 'zod/mini';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { check, put } from '#lambdas/runtime/table/transact.ts';
import { updateItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { codeLifetime, codeTries } from '#shared/offers/accepting/code-outcome.ts';
import type { OfferLink } from '#shared/schemas/offer-link.ts';

type Link = Pick<OfferLink, 'offer' | 'id'>;

const keyOf = ({ offer, id }: Link) => ({ pk: partitions.sentOffer(offer), sk: sorts.acceptCode(id) });

const keptCode = z.object({
  hash: z.string(),
  sentAt: z.string(),
  to: z.string(),
  /** The version that it was asked for: a new one ends it. */
  version: z._default(z.number(), 0),
  tries: z.number(),
});
export type KeptCode = z.infer<typeof keptCode>;

/** Six digits that nobody can foretell (ACC-028). */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A code is of one link: the hash of the same digits is another one elsewhere. */
export const hashOfCode = ({ offer, id }: Link, code: string): string => hashOf([offer, id, code].join('\n'));

/** The last code that was sent for a link. */
export async function readCode(link: Link): Promise<KeptCode | null> {
  const item = await readItem(keyOf(link));
  return item ? keptCode.parse(item) : null;
}

/** Part of a transaction: a new code, which ends the former. */
export const keepingCode = (
  link: Link,
  { code, ...of }: { code: string } & Pick<KeptCode, 'to' | 'version'>,
  now: Date,
) => {
  const ttl = Math.ceil((now.getTime() + codeLifetime) / 1000);
  const kept: KeptCode = { hash: hashOfCode(link, code), sentAt: now.toISOString(), ...of, tries: 0 };
  return put({ Item: { ...keyOf(link), ...kept, ttl } });
};

/** Takes one of the tries before the digits are compared: many at the same moment are no more than five. */
export const takeTry = (link: Link, { hash }: Pick<KeptCode, 'hash'>): Promise<boolean> =>
  updateItem({
    Key: keyOf(link),
    UpdateExpression: 'ADD tries :one',
    ConditionExpression: '#hash = :hash AND tries < :most',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':one': 1, ':hash': hash, ':most': codeTries },
  });

/** Part of the transaction of an acceptance: its code is still the last one. */
export const stillTheCode = (link: Link, { hash }: Pick<KeptCode, 'hash'>) =>
  check({
    Key: keyOf(link),
    ConditionExpression: '#hash = :hash',
    ExpressionAttributeNames: { '#hash': 'hash' },
    ExpressionAttributeValues: { ':hash': hash },
  });
