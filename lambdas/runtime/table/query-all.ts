import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

type Item = Record<string, unknown>;

/** The first items of a Query, as many as its limit says. */
export async function queryPage(
  input: Omit<QueryCommandInput, 'TableName'>,
): Promise<NonNullable<QueryCommandOutput['Items']>> {
  const { Items = [] } = await client.send(new QueryCommand({ ...input, TableName: table }));
  return Items;
}

/** Every item of a Query, from all its pages of 1 MB. */
export async function queryAll(input: Omit<QueryCommandInput, 'TableName'>): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await client.send(new QueryCommand({ ...input, TableName: table, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}

type Wanted = Omit<QueryCommandInput, 'TableName' | 'KeyConditionExpression'> & {
  /** The beginning of the sort keys. */
  prefix?: string | undefined;
};

/** Every item of a partition. */
export const itemsOf = (pk: string, { prefix, ExpressionAttributeValues, ...wanted }: Wanted = {}) =>
  queryAll({
    ...wanted,
    KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
    ExpressionAttributeValues: {
      ':pk': pk,
      ...(prefix && { ':prefix': prefix }),
      ...ExpressionAttributeValues,
    },
  });

type Key = { pk: string; sk: string };

/** The keys of all items of a partition, or of those with a prefix, as they are now. */
export const keysOf = async (pk: string, prefix?: string): Promise<Key[]> =>
  // Keys of the table are texts.
  (await itemsOf(pk, { prefix, ProjectionExpression: 'pk, sk', ConsistentRead: true })) as Key[];

/** Leaves out expired items, which the table removes only some time later. */
export const unexpired = (now: Date) => ({
  FilterExpression: '#ttl > :now',
  ExpressionAttributeNames: { '#ttl': 'ttl' },
  ExpressionAttributeValues: { ':now': Math.floor(now.getTime() / 1000) },
});

/** A slice of a partition: at most 1 MB and `limit` items, and the sort key after which the next one begins. */
export async function sliceOf(
  pk: string,
  {
    prefix,
    after,
    limit,
    newestFirst = false,
  }: { prefix: string; after: string | undefined; limit: number; newestFirst?: boolean },
): Promise<{ items: Item[]; next: string | undefined }> {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
      ExclusiveStartKey: after === undefined ? undefined : { pk, sk: after },
      Limit: limit,
      ScanIndexForward: !newestFirst,
      ConsistentRead: true,
    }),
  );
  return { items: Items, next: LastEvaluatedKey?.sk };
}
