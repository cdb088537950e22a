import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { hashOf } from '#lambdas/runtime/hash-of.ts';
import { log } from '#lambdas/runtime/log.ts';
import { isPassingFailure } from '#lambdas/runtime/passing-failure.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { ConditionFailed, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { putItem } from '#lambdas/runtime/table/update-item.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';
import { DomainError } from '#shared/errors.ts';

/** The purpose of a token: a token of one kind opens nothing of another. Each is good for one use. */
export type TokenKind<Payload extends $ZodType> = {
  kind: string;
  /** Seconds it is good for. */
  lifetime: number;
  payload: Payload;
  /** Where it lies when not among the tokens. */
  partition?: (hash: string) => string;
};

type IssuedToken = {
  /** For its holder alone: it is stored nowhere. */
  token: string;
  expiresAt: Date;
};

/** The token of a mail as a call sends it: ours have 43 characters, the limit leaves room. */
export const sentToken = z.string().check(z.minLength(1), z.maxLength(200));

export const hashOfToken = (token: string): string => hashOf(token);

/** Stored by its hash: a reader of the table cannot use a token. */
const keyOf = ({ kind, partition = partitions.token }: Place, token: string) => ({
  pk: partition(hashOfToken(token)),
  sk: kind,
});

type Place = Pick<TokenKind<$ZodType>, 'kind' | 'partition'>;

export async function issueToken<Payload extends $ZodType>(
  of: TokenKind<Payload>,
  payload: z.input<Payload>,
  now: Date,
  userId: string,
): Promise<IssuedToken> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + of.lifetime * 1000);
  const until = { expiresAt: expiresAt.getTime(), ttl: Math.ceil(expiresAt.getTime() / 1000) };
  const owned = ofPerson(userId, partitions.token(of.kind));
  const Item = { ...keyOf(of, token), ...owned, payload, ...until };
  await putItem({ Item });
  return { token, expiresAt };
}

/**
 * Uses a token up for some work, which gets its payload. An unknown, used or expired token, or one of another kind, is
 * the one error `link-expired`: nobody learns which. After a passing failure of the work the token is good again.
 */
export async function withToken<Payload extends $ZodType, Result>(
  kind: TokenKind<Payload>,
  token: string,
  now: Date,
  work: (payload: z.output<Payload>) => Promise<Result>,
): Promise<Result> {
  const stored = await takeUnexpired(keyOf(kind, token), now);
  if (!stored) throw new DomainError('link-expired');
  try {
    return await work(z.parse(kind.payload, stored.payload));
  } catch (cause) {
    if (isPassingFailure(cause)) await giveBack(stored);
    throw cause;
  }
}

/** The payload of a token, which is used up. */
export const redeemToken = <Payload extends $ZodType>(
  kind: TokenKind<Payload>,
  token: string,
  now: Date,
): Promise<z.output<Payload>> => withToken(kind, token, now, async (payload) => payload);

/** The payload of a token, without using it up; undefined when it is not valid. */
export async function readToken<Payload extends $ZodType>(
  kind: TokenKind<Payload>,
  token: string,
  now: Date,
): Promise<z.output<Payload> | undefined> {
  const stored = await readUnexpired(keyOf(kind, token), now);
  return stored && z.parse(kind.payload, stored.payload);
}

/** The write that uses a token up together with others; refused once it is gone. */
export const tokenGuard = (kind: Place, token: string) =>
  remove({ Key: keyOf(kind, token), ConditionExpression: 'attribute_exists(pk)' });

/** Where that fails too, a new token must be asked for. */
async function giveBack(Item: Record<string, unknown>): Promise<void> {
  await putItem({ Item }).catch((cause) => {
    log.warn('a token is used up for nothing', cause);
  });
}

async function readUnexpired(Key: ReturnType<typeof keyOf>, now: Date) {
  const item = await readItem(Key);
  return item && item.expiresAt > now.getTime() ? item : undefined;
}

/**
 * Removes the token; of two calls at once, one does. In a transaction: a plain deletion, repeated after a lost answer,
 * would find the token gone and refuse a good call.
 */
async function takeUnexpired(Key: ReturnType<typeof keyOf>, now: Date) {
  const Item = await readUnexpired(Key, now);
  if (!Item) return undefined;
  try {
    await transact([remove({ Key, ConditionExpression: 'attribute_exists(pk)' })]);
    return Item;
  } catch (cause) {
    if (cause instanceof ConditionFailed) return undefined;
    throw cause;
  }
}
