import { createHash, randomBytes } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

/** Seconds a download ticket is good for (decision 13). */
const lifetime = 60;

export type Ticket = { userId: string; quotationId: string };

/** Stored by its hash: who reads the table cannot use a ticket. */
const keyOf = (ticket: string) => ({
  pk: `TOKEN#${createHash('sha256').update(ticket).digest('base64url')}`,
  sk: 'TICKET',
});

export async function issueTicket(content: Ticket, now: Date): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetime * 1000);
  const Item = { ...keyOf(ticket), ...content, ttl: Math.ceil(expiresAt.getTime() / 1000) };
  await client.send(new PutCommand({ TableName: table, Item }));
  return { ticket, expiresAt };
}

/** Uses a ticket up: the second use, and any use after it expired, gives nothing. */
export async function redeemTicket(ticket: string, now: Date): Promise<Ticket | undefined> {
  try {
    const { Attributes } = await client.send(
      new DeleteCommand({
        TableName: table,
        Key: keyOf(ticket),
        ConditionExpression: '#ttl > :now',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
        ReturnValues: 'ALL_OLD',
      }),
    );
    return Attributes && { userId: Attributes.userId, quotationId: Attributes.quotationId };
  } catch (cause) {
    if (cause instanceof ConditionalCheckFailedException) return undefined;
    throw cause;
  }
}
