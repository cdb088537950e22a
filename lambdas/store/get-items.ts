import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { DomainError } from '#shared/errors.ts';
import { type Pauses, pause, realPauses } from './pauses.ts';
import { client, table } from './table.ts';

type Key = { pk: string; sk: string };
type Item = Record<string, unknown>;

/** What one BatchGet takes. */
const mostReads = 100;

/** The items that exist among the given keys, which must differ; in no order. */
export async function getItems(
  keys: readonly Key[],
  ConsistentRead: boolean,
  pauses = realPauses,
): Promise<Item[]> {
  const batches = Array.from({ length: Math.ceil(keys.length / mostReads) }, (_, index) =>
    keys.slice(index * mostReads, (index + 1) * mostReads),
  );
  return (await Promise.all(batches.map((batch) => readBatch(batch, ConsistentRead, pauses)))).flat();
}

/** Tries in a row that read nothing. */
const tries = 6;

/** What an answer of 16 MB had no room for, or was throttled, is asked for again; `busy` when no more comes. */
async function readBatch(keys: readonly Key[], ConsistentRead: boolean, pauses: Pauses): Promise<Item[]> {
  const items: Item[] = [];
  let Keys: Item[] = [...keys];
  let fruitless = 0;
  for (;;) {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead } } }),
    );
    items.push(...(Responses?.[table] ?? []));
    const left = UnprocessedKeys?.[table]?.Keys ?? [];
    if (left.length === 0) return items;
    fruitless = left.length < Keys.length ? 0 : fruitless + 1;
    if (fruitless === tries) throw new DomainError('busy');
    await pause(fruitless || 1, pauses);
    Keys = left;
  }
}
