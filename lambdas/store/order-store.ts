import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';
import { update } from './transact.ts';

/** Collections whose order super users choose. One item holds the ids of a collection: it is the truth (decision 10). */
export type Ordered = 'phase' | 'pricelist' | 'colorlist';

type Order = { ids: readonly string[]; revision: number };

const keyOf = (collection: Ordered) => ({ pk: 'ORDER', sk: collection });

async function read(collection: Ordered): Promise<Order> {
  const Key = keyOf(collection);
  const { Item } = await client.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }));
  return { ids: Item?.ids ?? [], revision: Item?.revision ?? 0 };
}

export const readOrder = async (collection: Ordered): Promise<string[]> => [...(await read(collection)).ids];

/** Each order has a revision: what builds on the one before is refused. */
const writing = (collection: Ordered, ids: readonly string[]) => ({
  TableName: table,
  Key: keyOf(collection),
  UpdateExpression: 'SET id = :id, ids = :ids, #revision = if_not_exists(#revision, :none) + :one',
  ExpressionAttributeNames: { '#revision': 'revision' },
  ExpressionAttributeValues: { ':id': collection, ':ids': ids, ':none': 0, ':one': 1 },
});

export async function writeOrder(collection: Ordered, ids: readonly string[]): Promise<void> {
  await client.send(new UpdateCommand(writing(collection, ids)));
}

/** The writes that take a removed entity out of the order; it must not have been changed since it was read. */
export async function leavingOrder(collection: Ordered, id: string) {
  const { ids, revision } = await read(collection);
  if (!ids.includes(id)) return [];
  const without = writing(
    collection,
    ids.filter((other) => other !== id),
  );
  return [
    update({
      ...without,
      ConditionExpression: '#revision = :read',
      ExpressionAttributeValues: { ...without.ExpressionAttributeValues, ':read': revision },
    }),
  ];
}
