import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { picked } from '#shared/editing/header-fields.ts';
import { storedMoney } from '#shared/editing/stored-choices.ts';
import { discountsInOrder } from '#shared/money/discount-factor.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import { packedRows, type StoredRow, unpackedRows, withoutNotes } from './packed-rows.ts';
import { queryAll } from './query-all.ts';
import { client, table } from './table.ts';
import { put, remove, transact } from './transact.ts';

type KeptHeader = Pick<QuotationHeader, (typeof keptFields)[number] | 'selectedIncidences'>;
/** What of a quotation its money comes from: nothing of the people and the place it is for. */
export type KeptState = { header: KeptHeader; rows: StoredRow[] };

const keptFields = ['area', ...discountsInOrder] as const;

const keyOf = (id: string, revision: number) => ({
  pk: `Q#${id}`,
  sk: `REV#${String(revision).padStart(8, '0')}`,
});

/** The write that keeps a state of a quotation: part of the transaction that replaces it. */
export async function keepRevision(id: string, revision: number, { header, rows }: KeptState) {
  const kept = picked(header, keptFields);
  const { selectedIncidences } = header;
  const Item = { ...keyOf(id, revision), ...kept, rows: await packedRows({ rows, selectedIncidences }) };
  return put({ TableName: table, Item });
}

export const dropRevision = (id: string, revision: number) =>
  remove({ TableName: table, Key: keyOf(id, revision) });

/** Takes the notes out of the states that are kept of a quotation: they are its owner's own words. */
export async function forgetNotesOfRevisions(id: string): Promise<void> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :revision)',
    ExpressionAttributeValues: { ':pk': `Q#${id}`, ':revision': 'REV#' },
    ConsistentRead: true,
  });
  for (const item of items) {
    // Written by keepRevision above.
    const rows = await withoutNotes(item.rows as Uint8Array);
    const isThere = { TableName: table, ConditionExpression: 'attribute_exists(pk)' };
    if (rows) await transact([put({ ...isThere, Item: { ...item, rows } })]);
  }
}

export async function readRevision(id: string, revision: number): Promise<KeptState | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: keyOf(id, revision), ConsistentRead: true }),
  );
  if (!Item) return undefined;
  const { rows, selectedIncidences } = await unpackedRows(Item.rows);
  return { header: { ...storedMoney(Item), selectedIncidences }, rows };
}
