import { BatchWriteCommand, type BatchWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { pause, realPauses } from './pauses.ts';
import { client, table } from './table.ts';

type Request = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

/** The limit of one BatchWrite. */
const mostWrites = 25;
/** How many tries in a row may write nothing. */
const tries = 6;

/**
 * Writes and removes items in the given order, and repeats those that the table left out. Returns the number of items
 * that are still left.
 */
export async function writeItems(requests: readonly Request[], pauses = realPauses): Promise<number> {
  let left = [...requests];
  let fruitless = 0;
  while (left.length > 0) {
    const batch = left.slice(0, mostWrites);
    const command = new BatchWriteCommand({ RequestItems: { [table]: batch } });
    const again = (await client.send(command)).UnprocessedItems?.[table] ?? [];
    left = [...again, ...left.slice(batch.length)];
    fruitless = again.length < batch.length ? 0 : fruitless + 1;
    if (fruitless === tries) break;
    if (again.length > 0) await pause(fruitless || 1, pauses);
  }
  return left.length;
}
