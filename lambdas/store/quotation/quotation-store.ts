import { keysOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { removeItems } from '#lambdas/runtime/table/remove-items.ts';
import { put, remove, transact, update } from '#lambdas/runtime/table/transact.ts';
import { customerIsThere } from '#lambdas/store/customer/customer-store.ts';
import { partitions, sorts } from '#lambdas/store/keys.ts';
import { noteRemoval } from '#lambdas/store/list/list-changes.ts';
import type { Once } from '#lambdas/store/once/once-store.ts';
import { endAllLinks } from '#lambdas/store/pass/link-store.ts';
import { listFigures } from '#shared/editing/list-figures.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import type { Quotation, QuotationHeader, QuotationLight } from '#shared/schemas/quotation.ts';
import { listed } from './light-quotation-store.ts';
import { dropMeasures, keepMeasures } from './measures-store.ts';
import { packedRows, type StoredRow, unpackedRows } from './packed-rows.ts';
import { headerKey, headerOf, lightKey, quotationItem, type StoredHeader } from './quotation-items.ts';
import { dropRevision, keepRevision } from './revision-store.ts';

export type StoredQuotation = {
  header: QuotationHeader;
  rows: StoredRow[];
  /** Only where they were read, or are to be written. */
  measures?: Measures | undefined;
};

/** The quotation with the figures that lists show; `calculated` is the same one. */
export const withFigures = (stored: StoredQuotation, calculated: Quotation): StoredQuotation => ({
  ...stored,
  header: { ...stored.header, ...listFigures(calculated) },
});

/** Header and rows, read consistently: a save is seen by the next look. */
export async function readQuotation(id: string): Promise<StoredQuotation | undefined> {
  const item = await readLiving(id);
  if (!item) return undefined;
  // Written by quotationItem.
  const { rows, selectedIncidences } = await unpackedRows(item.rows as Uint8Array);
  return { header: { ...headerOf(item), selectedIncidences }, rows };
}

/** The header alone, with owner and revision. */
export async function readHeader(id: string): Promise<StoredHeader | undefined> {
  const item = await readLiving(id);
  return item && headerOf(item);
}

async function readLiving(id: string) {
  const item = await readItem(headerKey(id));
  return item && !item.deletedAt ? item : undefined;
}

/** The country of a quotation as it is stored; the rest may have any form. */
export async function readStoredCountry(id: string): Promise<unknown> {
  return (await readItem(headerKey(id)))?.userCountry;
}

/** Writes a new quotation, and what its key made. Its customer must still be there. */
export async function createQuotation(made: StoredQuotation, once: Once, now: Date): Promise<string> {
  const { header } = made;
  await transact([
    once.remembering(header.id, now),
    put({ Item: await itemOf(made), ConditionExpression: 'attribute_not_exists(pk)' }),
    ...listed(header),
    ...(await measuring(made)),
    ...stillCustomer(header),
  ]);
  return header.id;
}

/** The write of the measures that a header names as its own. */
const measuring = async ({ header, measures }: StoredQuotation) =>
  measures && header.measuredAt === header.revision
    ? [await keepMeasures(header.id, header.revision, measures)]
    : [];

const stillCustomer = ({ uid, customerId }: QuotationHeader) =>
  customerId === null ? [] : [customerIsThere(uid, customerId)];

const itemOf = async ({ header, rows }: StoredQuotation) =>
  quotationItem(header, await packedRows({ rows, selectedIncidences: header.selectedIncidences }));

/** The quotation after the change; its revision is one above the stored one. */
export type QuotationChange = StoredQuotation & {
  /** The revision to keep. */
  kept?: { revision: number; state: StoredQuotation } | undefined;
  /** The revision that is kept no longer. */
  dropped?: number | undefined;
  /** The revisions whose measures nothing names any more. */
  unnamed?: readonly number[];
  /** It has another customer than before. */
  isOtherCustomer?: boolean;
};

/** Writes a change, all or nothing; `conflict` after another save in between. */
export const changeQuotation = async (change: QuotationChange): Promise<void> =>
  transact(await changingQuotation(change));

/** The writes of a change; the copies of its rows are written before. */
export async function changingQuotation(change: QuotationChange) {
  const { header, rows, kept, dropped, unnamed = [], isOtherCustomer } = change;
  const { id, revision } = header;
  return [
    put({ Item: await itemOf({ header, rows }), ...isOfRevision(revision - 1) }),
    ...listed(header),
    ...(kept ? [await keepRevision(id, kept.revision, kept.state)] : []),
    ...(dropped === undefined ? [] : [dropRevision(id, dropped)]),
    ...(await measuring(change)),
    ...unnamed.map((measuredAt) => dropMeasures(id, measuredAt)),
    ...(isOtherCustomer ? stillCustomer(header) : []),
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
    remove({ Key: lightKey({ uid, createdAt, id }) }),
    noteRemoval('quotation', { id, revision: revision + 1 }),
  ]);
}

function burying(id: string, revision: number, now: Date) {
  const guard = isOfRevision(revision);
  return update({
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
  await endAllLinks(id);
  const keys = await keysOf(partitions.quotation(id));
  await removeItems(
    keys.toSorted((a, b) => Number(a.sk === sorts.quotation) - Number(b.sk === sorts.quotation)),
  );
}
