import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

/** Collections whose order super users choose. One item holds the ids of a collection: it is the truth (decision 10). */
export type Ordered = 'phase' | 'pricelist' | 'colorlist';

const keyOf = (collection: Ordered) => ({ pk: 'ORDER', sk: collection });

export async function readOrder(collection: Ordered): Promise<string[]> {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key: keyOf(collection) }));
  return Item?.ids ?? [];
}

export async function writeOrder(collection: Ordered, ids: readonly string[]): Promise<void> {
  await client.send(new PutCommand({ TableName: table, Item: { ...keyOf(collection), ids } }));
}

/** Sorts by the order item; what it does not name comes last. */
export function sortByOrder<Entry extends { id: string }>(
  entries: Entry[],
  order: readonly string[],
): Entry[] {
  const position = new Map(order.map((id, index) => [id, index]));
  const of = ({ id }: Entry) => position.get(id) ?? order.length;
  return entries.toSorted((a, b) => of(a) - of(b));
}
