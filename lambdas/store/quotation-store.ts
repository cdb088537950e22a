import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { QuotationHeader, QuotationLight } from '#shared/schemas/quotation.ts';
import { listed } from './light-quotation-store.ts';
import { noteRemoval } from './list-changes.ts';
import type { Once } from './once-store.ts';
import { packedRows, type StoredRow, unpackedRows } from './packed-rows.ts';
import { queryAll } from './query-all.ts';
import {
  headerKey,
  headerOf,
  lightKey,
  quotationItem,
  quotationPartition,
  type StoredHeader,
} from './quotation-items.ts';
import { removeItems } from './remove-items.ts';
import { dropRevision, keepRevision } from './revision-store.ts';
import { revokeShareLinks } from './share-link-store.ts';
import { client, table } from './table.ts';
import { put, remove, transact, update } from './transact.ts';

export type StoredQuotation = { header: QuotationHeader; rows: StoredRow[] };

/** Header and rows, read consistently: a save is seen by the next look. */
export async function readQuotation(id: string): Promise<StoredQuotation | undefined> {
  const item = await readItem(id);
  if (!item) return undefined;
  // Written by quotationItem.
  const { rows, selectedIncidences } = await unpackedRows(item.rows as Uint8Array);
  return { header: { ...headerOf(item), selectedIncidences }, rows };
}

/** Header alone: who owns it, and which revision it has. */
export async function readHeader(id: string): Promise<StoredHeader | undefined> {
  const item = await readItem(id);
  return item && headerOf(item);
}

async function readItem(id: string) {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: headerKey(id), ConsistentRead: true }),
  );
  return Item && !Item.deletedAt ? Item : undefined;
}

const isNew = { TableName: table, ConditionExpression: 'attribute_not_exists(pk)' };

/** Writes a new quotation, and what its key made. */
export async function createQuotation(made: StoredQuotation, once: Once, now: Date): Promise<string> {
  const { header } = made;
  await transact([
    put(once.params(header.id, now)),
    put({ ...isNew, Item: await itemOf(made) }),
    ...listed(header),
  ]);
  return header.id;
}

const itemOf = async ({ header, rows }: StoredQuotation) =>
  quotationItem(header, await packedRows({ rows, selectedIncidences: header.selectedIncidences }));

/** The quotation after the change; its revision is one above the stored one. */
export type QuotationChange = StoredQuotation & {
  /** An earlier state to keep, by its revision. */
  kept?: { revision: number; state: StoredQuotation } | undefined;
  /** The revision that is kept no longer. */
  dropped?: number | undefined;
};

/** Writes what changed, all or nothing; `conflict` when somebody saved in between. */
export const changeQuotation = async (change: QuotationChange): Promise<void> =>
  transact(await changingQuotation(change));

/** The writes of a change; the copies of its rows are written before. */
export async function changingQuotation({ header, rows, kept, dropped }: QuotationChange) {
  const { id, revision } = header;
  return [
    put({ TableName: table, Item: await itemOf({ header, rows }), ...isOfRevision(revision - 1) }),
    ...listed(header),
    ...(kept ? [await keepRevision(id, kept.revision, kept.state)] : []),
    ...(dropped === undefined ? [] : [dropRevision(id, dropped)]),
  ];
}

/** Holds while the quotation is there, not deleted, and of a revision. */
const isOfRevision = (revision: number) => ({
  ConditionExpression: '#revision = :before AND attribute_not_exists(#deletedAt)',
  ExpressionAttributeNames: { '#revision': 'revision', '#deletedAt': 'deletedAt' },
  ExpressionAttributeValues: { ':before': revision },
});

/** Makes the quotation gone for every reader; a stream consumer removes its items afterwards. */
export async function buryQuotation(
  { id, uid, createdAt, revision }: QuotationLight,
  now: Date,
): Promise<void> {
  await transact([
    burying(id, revision, now),
    remove({ TableName: table, Key: lightKey({ uid, createdAt, id }) }),
    noteRemoval('quotation', { id, revision: revision + 1 }),
  ]);
}

function burying(id: string, revision: number, now: Date) {
  const guard = isOfRevision(revision);
  return update({
    TableName: table,
    Key: headerKey(id),
    UpdateExpression: 'SET #deletedAt = :now, #revision = :after REMOVE #rows',
    ...guard,
    ExpressionAttributeNames: { ...guard.ExpressionAttributeNames, '#rows': 'rows' },
    ExpressionAttributeValues: {
      ...guard.ExpressionAttributeValues,
      ':now': now.toISOString(),
      ':after': revision + 1,
    },
  });
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
