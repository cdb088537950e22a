import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { DomainError } from '#shared/errors.ts';
import { inBatches } from '#shared/in-batches.ts';
import { type Pauses, pause, realPauses } from './pauses.ts';
import { client, table } from './table.ts';

type Key = { pk: string; sk: string };
type Item = Record<string, unknown>;

/** The limit of one BatchGet. */
const mostReads = 100;

type How = {
  /** The attributes that are wanted: of an item that is large, some. */
  ProjectionExpression?: string;
  pauses?: Pauses;
};

/** The items that exist among the given keys, which must differ; in no order. */
export async function getItems(
  keys: readonly Key[],
  ConsistentRead: boolean,
  { ProjectionExpression, pauses = realPauses }: How = {},
): Promise<Item[]> {
  const asked = { ConsistentRead, ProjectionExpression };
  const batches = inBatches(mostReads, keys).map((batch) => readBatch(batch, asked, pauses));
  return (await Promise.all(batches)).flat();
}

/** Tries in a row that read nothing. */
const tries = 6;

/** Asks again for keys that an answer of 16 MB had no room for, or that were throttled; `busy` when no more come. */
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
