import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

/** Days a key of a create operation is remembered. */
const days = 2;

/** The guard item of one create operation of one user. */
export function onceKey(uid: string, key: string) {
  const Key = { pk: `ONCE#${uid}#${key}`, sk: 'ONCE' };
  return {
    Key,
    params: (result: string, now: Date) => ({
      TableName: table,
      Item: { ...Key, result, ttl: Math.floor(now.getTime() / 1000) + days * 86_400 },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  };
}

/** What the first call with this key made, when there was one. */
export async function rememberOnce({ Key }: ReturnType<typeof onceKey>): Promise<string | undefined> {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
  return Item?.result;
}
