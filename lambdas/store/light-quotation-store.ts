import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { emptyHeader, listedFields, picked } from '#shared/editing/header-fields.ts';
import { italy } from '#shared/geography/countries.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import { noteChange } from './list-changes.ts';
import { queryAll } from './query-all.ts';
import { filled, lightKey, ownerPartition, type StoredHeader } from './quotation-items.ts';
import { client, table } from './table.ts';
import { put } from './transact.ts';

/** The light copies of an owner's quotations, the newest first: one consistent Query. */
export async function listOwnQuotations(uid: string): Promise<QuotationLight[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :quotation)',
    ExpressionAttributeValues: { ':pk': ownerPartition(uid), ':quotation': 'Q#' },
    ScanIndexForward: false,
    ConsistentRead: true,
  });
  return items.map(storedCopy);
}

/** The light copy as it is stored, and as its header would have it. */
export async function readLightCopy(header: StoredHeader) {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: lightKey(header), ConsistentRead: true }),
  );
  return { stored: Item ? storedCopy(Item) : null, wanted: lightCopy(header) };
}

// Written by `listed` below.
const storedCopy = (item: object) => lightCopy(item as QuotationLight);

const lightCopy = (header: QuotationLight): QuotationLight => ({
  ...picked({ ...emptyHeader, ...header }, listedFields),
  // Older records lack it (QDA-014).
  userCountry: header.userCountry ?? italy,
});

/** What every save writes beside header and rows, so that lists show it. */
export function listed(header: StoredHeader) {
  const light = lightCopy(header);
  const Item = { ...lightKey(light), ...filled(light) };
  return [put({ TableName: table, Item }), noteChange('quotation', light)];
}
