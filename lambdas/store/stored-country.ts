import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { headerKey } from './quotation-items.ts';
import { client, table } from './table.ts';

/** The country of a quotation as it is stored, in whatever form the rest is. */
export async function readStoredCountry(id: string): Promise<unknown> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: headerKey(id), ConsistentRead: true }),
  );
  return Item?.userCountry;
}
