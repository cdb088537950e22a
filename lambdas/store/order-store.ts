import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';
import { put } from './transact.ts';

/** Collections whose order super users choose. One item holds the ids of a collection: it is the truth (decision 10). */
export type Ordered = 'phase' | 'pricelist' | 'colorlist';

const keyOf = (collection: Ordered) => ({ pk: 'ORDER', sk: collection });

export async function readOrder(collection: Ordered): Promise<string[]> {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: keyOf(collection) }));
  return Item?.ids ?? [];
}

export async function writeOrder(collection: Ordered, ids: readonly string[]): Promise<void> {
  await client.send(
    new PutCommand({ TableName: table, Item: { ...keyOf(collection), id: collection, ids } }),
  );
}

/** The writes that take a removed entity out of the order; it must not have been changed since it was read. */
export async function leavingOrder(collection: Ordered, id: string) {
  const ids = await readOrder(collection);
  if (!ids.includes(id)) return [];
  const Item = { ...keyOf(collection), id: collection, ids: ids.filter((other) => other !== id) };
  const ExpressionAttributeValues = { ':ids': ids };
  return [put({ TableName: table, Item, ConditionExpression: 'ids = :ids', ExpressionAttributeValues })];
}
