import { GetCommand, type GetCommandOutput } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

type Key = { pk: string; sk: string };

/**
 * Reads one item as it is now, or some of its attributes. Without `ConsistentRead` it may be a moment old and costs half
 * as much.
 */
export async function readItem(
  Key: Key,
  ConsistentRead = true,
  ProjectionExpression?: string,
): Promise<GetCommandOutput['Item']> {
  const asked = { TableName: table, Key, ConsistentRead, ProjectionExpression };
  const { Item } = await client.send(new GetCommand(asked));
  return Item;
}

/** The content of an item without its keys, in any form. */
export async function readStored(Key: Key): Promise<Record<string, unknown> | undefined> {
  const item = await readItem(Key);
  if (!item) return undefined;
  const { pk, sk, ...stored } = item;
  return stored;
}
