import { setTimeout } from 'node:timers/promises';
import { BatchWriteItemCommand, paginateScan, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { tableShape } from '#infra/table-shape.ts';
import { wakes } from '#infra/wakes.ts';
import { followedKeys } from '#lambdas/stream-keys.ts';
import type { InstallationData } from './data-of.ts';
import { isKept } from './export-items.ts';
import { inParallel } from './in-parallel.ts';
import { readLines } from './lines.ts';
import { beginList, listKinds, removalOf, rowOf } from './made-lists.ts';
import { partPath } from './manifest.ts';
import { type Item, itemOfLine, type Renaming, renamedItem } from './renaming.ts';

/** Writes that one BatchWrite takes. */
const mostWrites = 25;
/** Batches that are in memory at one time. */
const mostBatches = 16;

/** Whether nothing is in the table but counts of limits and what has expired. */
export async function isEmpty({ dynamoDb, table }: InstallationData, now: Date): Promise<boolean> {
  const pages = paginateScan({ client: dynamoDb }, { TableName: table, ConsistentRead: true, Limit: 100 });
  for await (const { Items = [] } of pages) if (Items.some((item) => isKept(item, now))) return false;
  return true;
}

/**
 * Writes the items, and the long lists that follow from them; written again they are the same. What wakes the consumer
 * that derives one item from others comes last: it finds everything derived already, and changes nothing.
 */
export async function importItems(
  data: InstallationData,
  folder: string,
  rename: Renaming,
  work: string,
): Promise<void> {
  const lists = new Map(listKinds.map((kind) => [kind, beginList(data, kind, work)]));
  await inBatches(data, itemsOf(folder, rename), async (item) => {
    const listed = rowOf(item);
    if (listed) await lists.get(listed.kind)?.add(listed.row);
    return isFollowed(item) ? [] : [item];
  });
  const pointers = await Promise.all([...lists.values()].map((list) => list.end()));
  await writeItems(data, pointers);
  await inBatches(data, itemsOf(folder, rename), async (item) =>
    isFollowed(item) ? [item, removalOf(item)].filter((each) => each !== undefined) : [],
  );
}

async function* itemsOf(folder: string, rename: Renaming): AsyncGenerator<Item> {
  for await (const line of readLines(partPath(folder, 'items'))) yield renamedItem(itemOfLine(line), rename);
}

async function inBatches(
  data: InstallationData,
  all: AsyncGenerator<Item>,
  wanted: (item: Item) => Promise<Item[]>,
) {
  let items: Item[] = [];
  for await (const item of all) {
    items.push(...(await wanted(item)));
    if (items.length < mostWrites * mostBatches) continue;
    await writeItems(data, items);
    items = [];
  }
  await writeItems(data, items);
}

const isFollowed = ({ [tableShape.partitionKey]: pk, [tableShape.sortKey]: sk }: Item): boolean =>
  wakes(followedKeys, pk?.S ?? '', sk?.S ?? '');

async function writeItems(data: InstallationData, items: readonly Item[]): Promise<void> {
  const requests = items.map((Item) => ({ PutRequest: { Item } }));
  const batches = Array.from({ length: Math.ceil(requests.length / mostWrites) }, (_, index) =>
    requests.slice(index * mostWrites, (index + 1) * mostWrites),
  );
  await inParallel(batches, (batch) => writeBatch(data, batch));
}

/** Items that the table does not take for now are sent again after growing pauses. */
async function writeBatch(
  { dynamoDb, table }: InstallationData,
  batch: readonly WriteRequest[],
): Promise<void> {
  let left = [...batch];
  for (let pause = 50; left.length > 0; pause = Math.min(pause * 2, 10_000)) {
    const answer = await dynamoDb.send(new BatchWriteItemCommand({ RequestItems: { [table]: left } }));
    left = answer.UnprocessedItems?.[table] ?? [];
    if (left.length > 0) await setTimeout(pause);
  }
}
