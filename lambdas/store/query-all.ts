import { QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

type Item = Record<string, unknown>;

/** Every item of a Query: a page ends at 1 MB, whatever is left. */
export async function queryAll(input: Omit<QueryCommandInput, 'TableName'>): Promise<Item[]> {
  const items: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await client.send(new QueryCommand({ ...input, TableName: table, ExclusiveStartKey }));
    items.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
}
