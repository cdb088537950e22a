import { createHash, randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type * as z from 'zod/v4/core';
import { parse } from 'zod/v4/core';
import { DomainError } from '#shared/errors.ts';
import { ofPerson } from './of-person.ts';
import { client, table } from './table.ts';

/** What a token is for: a token of one kind opens nothing of another. Each is good for one use. */
export type TokenKind<Payload extends z.$ZodType> = {
  kind: string;
  /** Seconds it is good for. */
  lifetime: number;
  payload: Payload;
};

export type IssuedToken = {
  /** For its holder alone: it is stored nowhere. */
  token: string;
  expiresAt: Date;
};

/** Stored by its hash: who reads the table cannot use a token. */
const keyOf = (kind: string, token: string) => ({
  pk: `TOKEN#${createHash('sha256').update(token).digest('base64url')}`,
  sk: kind,
});

export async function issueToken<Payload extends z.$ZodType>(
  { kind, lifetime }: TokenKind<Payload>,
  payload: z.input<Payload>,
  now: Date,
  userId: string,
): Promise<IssuedToken> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetime * 1000);
  const until = { expiresAt: expiresAt.getTime(), ttl: Math.ceil(expiresAt.getTime() / 1000) };
  const Item = { ...keyOf(kind, token), ...ofPerson(userId, `TOKEN#${kind}`), payload, ...until };
  await client.send(new PutCommand({ TableName: table, Item }));
  return { token, expiresAt };
}

/**
 * What the token was issued for. A token that never was, was used up, expired or is of another kind is the one error
 * `link-expired`: nobody learns which.
 */
export async function redeemToken<Payload extends z.$ZodType>(
  kind: TokenKind<Payload>,
  token: string,
  now: Date,
): Promise<z.output<Payload>> {
  const stored = await takeUnexpired(keyOf(kind.kind, token), now);
  if (!stored) throw new DomainError('link-expired');
  return parse(kind.payload, stored.payload);
}

/** Reading it and removing it are one write: of two who come with it at once, one gets it. */
async function takeUnexpired(Key: ReturnType<typeof keyOf>, now: Date) {
  try {
    const { Attributes } = await client.send(
      new DeleteCommand({
        TableName: table,
        Key,
        ConditionExpression: 'expiresAt > :now',
        ExpressionAttributeValues: { ':now': now.getTime() },
        ReturnValues: 'ALL_OLD',
      }),
    );
    return Attributes;
  } catch (cause) {
    if (cause instanceof ConditionalCheckFailedException) return undefined;
    throw cause;
  }
}
