import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { storedMoney } from '#shared/editing/stored-choices.ts';
import { DomainError } from '#shared/errors.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import { packed, unpacked } from './packed.ts';
import { queryAll } from './query-all.ts';
import { rowOf, type StoredRow } from './quotation-items.ts';
import { client, table } from './table.ts';
import { put, remove, transact } from './transact.ts';

type MoneyHeader = Pick<QuotationHeader, (typeof moneyFields)[number]>;
/** What of a quotation its money comes from: nothing of the people and the place it is for. */
export type KeptState = { header: MoneyHeader; rows: StoredRow[] };

const moneyFields = [
  'area',
  'discount',
  'discountExtra',
  'discountAccounting',
  'selectedIncidences',
  'rowOrder',
] as const;

/** Bytes; an item may have 400 KB. Ninety rows of the demo take 30 KB. */
const largestState = 380_000;

const keyOf = (id: string, revision: number) => ({
  pk: `Q#${id}`,
  sk: `REV#${String(revision).padStart(8, '0')}`,
});

/** The write that keeps a state of a quotation: part of the transaction that replaces it. */
export async function keepRevision(id: string, revision: number, { header, rows }: KeptState) {
  const money = Object.fromEntries(moneyFields.map((field) => [field, header[field]]));
  const state = await packed({ header: money, rows });
  if (state.length > largestState) throw new DomainError('too-large');
  return put({ TableName: table, Item: { ...keyOf(id, revision), state } });
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
    const { header, rows } = (await unpacked(item.state as Uint8Array)) as KeptState;
    if (rows.every(({ choices }) => !choices.note)) continue;
    const without = rows.map((row) => ({ ...row, choices: { ...row.choices, note: null } }));
    const Item = { ...item, state: await packed({ header, rows: without }) };
    const isThere = { TableName: table, ConditionExpression: 'attribute_exists(pk)' };
    await transact([put({ ...isThere, Item })]);
  }
}

export async function readRevision(id: string, revision: number): Promise<KeptState | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: keyOf(id, revision), ConsistentRead: true }),
  );
  if (!Item) return undefined;
  // Written by keepRevision above, from what older records may have held.
  const { header, rows } = (await unpacked(Item.state)) as KeptState;
  return { header: { ...header, ...storedMoney(header) }, rows: rows.map(rowOf) };
}
