import { marshall } from '@aws-sdk/util-dynamodb';
import { itemSize } from '#infra/local/dynamo-db/item-size.ts';

type Item = Record<string, unknown>;

/** The items of a quotation in the table: its current and its earlier states. */
export async function itemsOf(id: string): Promise<Item[]> {
  const { queryAll } = await import('#lambdas/runtime/table/query-all.ts');
  return queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `Q#${id}` },
    ConsistentRead: true,
  });
}

/** Bytes of an item as the table counts them. */
export function bytesOf(item: Item): number {
  const sent = Object.entries(marshall(item)).map(([name, value]) => [
    name,
    value.B ? { B: Buffer.from(value.B).toString('base64') } : value,
  ]);
  // In the notation of DynamoDB's protocol.
  return itemSize(Object.fromEntries(sent) as Parameters<typeof itemSize>[0]);
}
