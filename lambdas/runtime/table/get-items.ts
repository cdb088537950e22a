import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { DomainError } from '#shared/errors.ts';
import { inBatches } from '#shared/in-batches.ts';
import { type Pauses, pause, realPauses } from './pauses.ts';
import { client, table } from './table.ts';

type Key = { pk: string; sk: string };
type Item = Record<string, unknown>;

/** The limit of one BatchGet. */
const mostReads = 100;

type Options = {
  /** The attributes to read of large items; all by default. */
  ProjectionExpression?: string;
  pauses?: Pauses;
};

/** Reads the items that exist under the given keys, in any order. The keys must differ. */
export async function getItems(
  keys: readonly Key[],
  ConsistentRead: boolean,
  { ProjectionExpression, pauses = realPauses }: Options = {},
): Promise<Item[]> {
  const asked = { ConsistentRead, ProjectionExpression };
  const batches = inBatches(mostReads, keys).map((batch) => readBatch(batch, asked, pauses));
  return (await Promise.all(batches)).flat();
}

/** How many tries in a row may read nothing. */
const tries = 6;

/**
 * Repeats the request for keys that were throttled or did not fit into an answer of 16 MB. Throws `busy` when the tries
 * read nothing.
 */
async function readBatch(keys: readonly Key[], asked: object, pauses: Pauses): Promise<Item[]> {
  const items: Item[] = [];
  let Keys: Item[] = [...keys];
  let fruitless = 0;
  for (;;) {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys, ...asked } } }),
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
