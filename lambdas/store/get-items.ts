import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

type Key = { pk: string; sk: string };
type Item = Record<string, unknown>;

/** What one BatchGet takes. */
const mostReads = 100;

/** The items that exist among the given keys, which must differ; in no order. */
export async function getItems(keys: readonly Key[], ConsistentRead: boolean): Promise<Item[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / mostReads) }, (_, index) =>
    keys.slice(index * mostReads, (index + 1) * mostReads),
  );
  return (await Promise.all(batches.map((batch) => readBatch(batch, ConsistentRead)))).flat();
}

/** Reads that an answer of 16 MB had no room for, or that were throttled, are asked for again. */
const tries = 5;

async function readBatch(keys: readonly Key[], ConsistentRead: boolean): Promise<Item[]> {
  const items: Item[] = [];
  let Keys: Item[] = [...keys];
  for (let attempt = 1; Keys.length > 0; attempt += 1) {
    if (attempt > tries) throw new Error(`${Keys.length} items were not read: throttled.`);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead } } }),
    );
    items.push(...(Responses?.[table] ?? []));
    Keys = UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return items;
}
