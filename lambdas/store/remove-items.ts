import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

type Key = Record<string, unknown>;

/** What one BatchWrite takes. */
const mostWrites = 25;

/** Removes items in the given order; what the table did not get to is left for the next try. */
export async function removeItems(keys: readonly Key[]): Promise<void> {
  for (let start = 0; start < keys.length; start += mostWrites) {
    await removeBatch(keys.slice(start, start + mostWrites));
  }
}

async function removeBatch(keys: readonly Key[]): Promise<void> {
  const requests = keys.map((Key) => ({ DeleteRequest: { Key } }));
  const { UnprocessedItems } = await client.send(
    new BatchWriteCommand({ RequestItems: { [table]: requests } }),
  );
  const left = UnprocessedItems?.[table]?.length ?? 0;
  if (left > 0) throw new Error(`${left} items are left for the next try.`);
}
