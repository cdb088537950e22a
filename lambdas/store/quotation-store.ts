import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { italy } from '#shared/geography/countries.ts';
import type { QuotationHeader, QuotationLight } from '#shared/schemas/quotation.ts';
import { noteChange, noteRemoval } from './list-changes.ts';
import type { Once } from './once-store.ts';
import { queryAll } from './query-all.ts';
import {
  headerKey,
  headerOf,
  lightKey,
  ownerPartition,
  quotationPartition,
  rowItem,
  rowKey,
  rowOf,
  type StoredRow,
} from './quotation-items.ts';
import { removeItems } from './remove-items.ts';
import { dropRevision, keepRevision } from './revision-store.ts';
import { revokeShareLinks } from './share-link-store.ts';
import { client, table } from './table.ts';
import { put, remove, transact, update } from './transact.ts';

export type StoredQuotation = { header: QuotationHeader; rows: StoredRow[] };

/** Header and rows in one Query, read consistently: a save is seen by the next look. Other items sort after them. */
export async function readQuotation(id: string): Promise<StoredQuotation | undefined> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :header AND :lastRow',
    ExpressionAttributeValues: {
      ':pk': quotationPartition(id),
      ':header': 'HEAD',
      ':lastRow': 'ITEM#\uffff',
    },
    ConsistentRead: true,
  });
  const head = items.find(({ sk }) => sk === 'HEAD');
  if (!head || head.deletedAt) return undefined;
  const header = headerOf(head);
  const stored = items.filter((item) => item !== head).map(rowOf);
  return { header, rows: inOrder(stored, header.rowOrder) };
}

/** Header alone: who owns it, and which revision it has. */
export async function readHeader(id: string): Promise<QuotationHeader | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: headerKey(id), ConsistentRead: true }),
  );
  return Item && !Item.deletedAt ? headerOf(Item) : undefined;
}

function inOrder(stored: StoredRow[], order: readonly string[]): StoredRow[] {
  const position = new Map(order.map((sId, index) => [sId, index]));
  return stored
    .filter(({ sId }) => position.has(sId))
    .toSorted((a, b) => (position.get(a.sId) ?? 0) - (position.get(b.sId) ?? 0));
}

/** The light copies of an owner's quotations, the newest first: one Query of his own, which sees every save. */
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
export async function readLightCopy(header: QuotationHeader) {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: lightKey(header), ConsistentRead: true }),
  );
  return { stored: Item ? storedCopy(Item) : null, wanted: lightCopy(header) };
}

// Written by `listed` below.
const storedCopy = (item: object) => lightCopy(item as QuotationLight);

function lightCopy(header: QuotationLight): QuotationLight {
  const { id, uid, name, location, createdAt, archived, userName, revision } = header;
  const province = header.province ?? null;
  // Older records lack it (QDA-014).
  const userCountry = header.userCountry ?? italy;
  return { id, uid, name, location, province, createdAt, archived, userName, userCountry, revision };
}

/** What every save writes beside header and rows, so that lists show it. */
function listed(header: QuotationHeader) {
  const light = lightCopy(header);
  const { province, ...others } = light;
  const copy = { ...lightKey(light), ...others, ...(province !== null && { province }) };
  return [put({ TableName: table, Item: copy }), noteChange('quotation', light)];
}

const isNew = { TableName: table, ConditionExpression: 'attribute_not_exists(pk)' };

/** Writes a new quotation, and what its key made. */
export async function createQuotation(
  { header, rows: newRows }: StoredQuotation,
  once: Once,
  now: Date,
): Promise<string> {
  await transact([
    put(once.params(header.id, now)),
    put({ ...isNew, Item: { ...headerKey(header.id), ...present(header) } }),
    ...listed(header),
    ...newRows.map((row) => put({ ...isNew, Item: rowItem(header.id, row) })),
  ]);
  return header.id;
}

export type QuotationChange = {
  /** The header after the change; its revision is one above the stored one. */
  header: QuotationHeader;
  writtenRows: readonly StoredRow[];
  removedRows: readonly string[];
  /** An earlier state to keep, by its revision. */
  kept?: { revision: number; state: StoredQuotation } | undefined;
  /** The revision that is kept no longer. */
  dropped?: number | undefined;
};

/** Writes what changed, all or nothing; `conflict` when somebody saved in between. */
export const changeQuotation = async (change: QuotationChange): Promise<void> =>
  transact(await changingQuotation(change));

/** The writes of a change. */
export async function changingQuotation(change: QuotationChange) {
  const { header, writtenRows, removedRows, kept, dropped } = change;
  const { id, revision } = header;
  const emptied = (['province', 'color', 'colorlist', 'guidedTest', 'note'] as const).filter(
    (name) => header[name] === null,
  );
  return [
    changingHeader(id, revision - 1, present(header), emptied),
    ...listed(header),
    ...writtenRows.map((row) => put({ TableName: table, Item: rowItem(id, row) })),
    ...removedRows.map((sId) => remove({ TableName: table, Key: rowKey(id, sId) })),
    ...(kept ? [await keepRevision(id, kept.revision, kept.state)] : []),
    ...(dropped === undefined ? [] : [dropRevision(id, dropped)]),
  ];
}

/** The write of some attributes of a header that is there, not deleted, and of a revision. */
function changingHeader(id: string, revision: number, fields: object, emptied: readonly string[] = []) {
  const changed = Object.entries(fields).filter(([name, value]) => name !== 'id' && value !== undefined);
  const names = [...changed.map(([name]) => name), ...emptied, 'deletedAt'];
  const set = changed.map(([name]) => `#${name} = :${name}`).join(', ');
  return update({
    TableName: table,
    Key: headerKey(id),
    UpdateExpression: `SET ${set}${emptied.length > 0 ? ` REMOVE ${emptied.map((name) => `#${name}`).join(', ')}` : ''}`,
    ConditionExpression: 'attribute_exists(pk) AND #revision = :before AND attribute_not_exists(#deletedAt)',
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: {
      ...Object.fromEntries(changed.map(([name, value]) => [`:${name}`, value])),
      ':before': revision,
    },
  });
}

/** Attributes without a value are left out of an item. */
function present({ province, color, colorlist, guidedTest, note, ...header }: QuotationHeader) {
  return {
    ...header,
    ...(province !== null && { province }),
    ...(color !== null && { color }),
    ...(colorlist !== null && { colorlist }),
    ...(guidedTest !== null && { guidedTest }),
    ...(note !== null && { note }),
  };
}

/** Makes the quotation gone for every reader; a stream consumer removes its items afterwards. */
export async function buryQuotation(
  { id, uid, createdAt, revision }: QuotationLight,
  now: Date,
): Promise<void> {
  await transact([
    changingHeader(id, revision, { deletedAt: now.toISOString(), revision: revision + 1 }),
    remove({ TableName: table, Key: lightKey({ uid, createdAt, id }) }),
    noteRemoval('quotation', { id, revision: revision + 1 }),
  ]);
}

/** Removes every item of a buried quotation, the header last, so that an interrupted run finds its way back. */
export async function removeQuotationItems(id: string): Promise<void> {
  await revokeShareLinks(id);
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': quotationPartition(id) },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  await removeItems(items.toSorted((a, b) => Number(a.sk === 'HEAD') - Number(b.sk === 'HEAD')));
}
