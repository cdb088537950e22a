import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { client, table } from './table.ts';

const Key = { pk: 'COUNT#quotation', sk: 'COUNTRIES' };

/** Countries whose users have ever made a quotation: a few dozen names, so that a list asks for these alone. */
export async function readQuotationCountries(): Promise<Set<string>> {
  const { Item } = await client.send(new GetCommand({ TableName: table, Key }));
  return Item?.countries ?? new Set();
}

/** Written only by the first quotation of a country. */
export async function noteQuotationCountry(country: string): Promise<void> {
  if ((await readQuotationCountries()).has(country)) return;
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key,
      UpdateExpression: 'ADD countries :country',
      ExpressionAttributeValues: { ':country': new Set([country]) },
    }),
  );
}
