import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { log } from '#lambdas/runtime/log.ts';
import { client, table } from '#lambdas/runtime/table/table.ts';
import { partitions } from '#lambdas/store/keys.ts';
import { ofPerson } from '#lambdas/store/person/of-person.ts';
import { DomainError } from '#shared/errors.ts';

/** Milliseconds after which a change that broke off keeps nobody out any more: no function works longer. */
const longest = 30_000;
/** Seconds that the item stays: as long as a link, and some more. */
const kept = 7200;

/** One item an account: which mailed link is good (by the hash of its token), and the lease of a change that goes on. */
const keyOf = (userId: string) => ({ pk: partitions.token(userId), sk: 'PASSWORD' });

/** The common part of the writes: they need that no change goes on. */
function written(userId: string, now: Date, values: Record<string, unknown>) {
  const { gsi1pk, gsi1sk } = ofPerson(userId, partitions.token('PASSWORD'));
  const at = now.getTime();
  return {
    TableName: table,
    Key: keyOf(userId),
    ExpressionAttributeNames: { '#until': 'until', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ...values,
      ':now': at,
      ':ttl': Math.ceil(at / 1000) + kept,
      ':pk': gsi1pk,
      ':sk': gsi1sk,
    },
  };
}
const owned = '#ttl = :ttl, gsi1pk = :pk, gsi1sk = :sk';
const isFree = 'attribute_not_exists(#until) OR #until < :now';

const orBusy = (cause: unknown) =>
  cause instanceof ConditionalCheckFailedException ? new DomainError('busy', undefined, { cause }) : cause;

/** Makes one link the good one: those asked for before are useless, and none can be asked for during a change. */
export async function keepLink(userId: string, link: string, now: Date): Promise<void> {
  const write = new UpdateCommand({
    ...written(userId, now, { ':link': link }),
    UpdateExpression: `SET link = :link, ${owned}`,
    ConditionExpression: isFree,
  });
  await client.send(write).catch((cause) => Promise.reject(orBusy(cause)));
}

/**
 * Changes credentials while no other change goes on, and makes the pending link useless unless the change fails. A
 * caller with a link needs the good one. A second change at the same moment is `busy`: the later one sees the result
 * of the other.
 */
export async function changeAlone<Result>(
  userId: string,
  now: Date,
  work: () => Promise<Result>,
  link?: string,
): Promise<Result> {
  const change = randomUUID();
  const former = await begin(userId, now, change, link);
  try {
    const result = await work();
    await end(userId, now, change);
    return result;
  } catch (cause) {
    await end(userId, now, change, former);
    throw cause;
  }
}

/** Answers the link that was good. */
async function begin(userId: string, now: Date, change: string, link?: string): Promise<string | undefined> {
  // A write whose answer was lost is not refused when it is sent again.
  const condition = `changing = :change OR ${link ? `(link = :link AND (${isFree}))` : isFree}`;
  const values = { ':change': change, ':until': now.getTime() + longest, ...(link && { ':link': link }) };
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        ...written(userId, now, values),
        UpdateExpression: `SET changing = :change, #until = :until, ${owned} REMOVE link`,
        ConditionExpression: condition,
        ReturnValues: 'ALL_OLD',
      }),
    );
    return Attributes?.link;
  } catch (cause) {
    if (link && cause instanceof ConditionalCheckFailedException && !(await isBusy(userId, now)))
      throw new DomainError('link-expired', undefined, { cause });
    throw orBusy(cause);
  }
}

async function isBusy(userId: string, now: Date): Promise<boolean> {
  const get = new GetCommand({ TableName: table, Key: keyOf(userId), ConsistentRead: true });
  const { Item } = await client.send(get);
  return Item?.until >= now.getTime();
}

/** Where this fails, the change is over by its time. */
async function end(userId: string, now: Date, change: string, link?: string): Promise<void> {
  const values = { ':change': change, ...(link && { ':link': link }) };
  const { ':now': _, ...used } = written(userId, now, values).ExpressionAttributeValues;
  const write = new UpdateCommand({
    ...written(userId, now, values),
    ExpressionAttributeValues: used,
    UpdateExpression: `SET ${owned}${link ? ', link = :link' : ''} REMOVE changing, #until`,
    ConditionExpression: 'changing = :change',
  });
  await client.send(write).catch((cause) => {
    log.warn('a change of credentials was not ended', cause);
  });
}
