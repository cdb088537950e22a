import { paginateScan } from '@aws-sdk/client-dynamodb';
import { tableShape } from '#infra/table-shape.ts';
import { partitions } from '#lambdas/store/keys.ts';
import type { InstallationData } from './data-of.ts';
import { canonical, Digest } from './digest.ts';
import { openLines } from './lines.ts';
import { isOfLists } from './made-lists.ts';
import { type Part, partPath } from './manifest.ts';
import { type Item, lineOf, type Renaming, readableItem } from './renaming.ts';

/**
 * Whether an item is exported: neither counts of limits, nor expired items that wait to be removed, nor lists that
 * follow from the rest.
 */
export const isKept = (item: Item, now: Date): boolean =>
  !isOfLists(item) &&
  !item[tableShape.partitionKey]?.S?.startsWith(partitions.limit.prefix) &&
  Number(item[tableShape.timeToLive]?.N ?? Number.POSITIVE_INFINITY) * 1000 > now.getTime();

/** Exports the items of a table, page by page. */
export async function exportItems(
  { dynamoDb, table }: InstallationData,
  folder: string,
  byAddress: Renaming,
  now: Date,
): Promise<Part> {
  const lines = openLines(partPath(folder, 'items'));
  const digest = new Digest();
  const pages = paginateScan({ client: dynamoDb }, { TableName: table, ConsistentRead: true });
  for await (const { Items = [] } of pages) {
    for (const item of Items.filter((each) => isKept(each, now))) {
      digest.add(canonical(readableItem(item, byAddress)));
      await lines.add(lineOf(item));
    }
  }
  return { ...(await lines.end()), digest: String(digest) };
}
