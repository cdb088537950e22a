import { italy } from '#shared/geography/countries.ts';
import type { QuotationHeader, QuotationLight } from '#shared/schemas/quotation.ts';
import { noteChange, noteRemoval } from './list-changes.ts';
import { type Once, rememberOnce } from './once-store.ts';
import { queryAll } from './query-all.ts';
import { headers, lightCopies, rows, type StoredRow } from './quotation-entities.ts';
import { removeItems } from './remove-items.ts';
import { dropRevision, keepRevision } from './revision-store.ts';
import { revokeShareLinks } from './share-link-store.ts';
import { ConditionFailed, put, remove, transact, update } from './transact.ts';

export type StoredQuotation = { header: QuotationHeader; rows: StoredRow[] };

/** Header and rows in one Query, read consistently: a save is seen by the next look. Other items sort after them. */
export async function readQuotation(id: string): Promise<StoredQuotation | undefined> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :header AND :lastRow',
    ExpressionAttributeValues: { ':pk': `Q#${id}`, ':header': 'HEAD', ':lastRow': 'ITEM#\uffff' },
    ConsistentRead: true,
  });
  const header = headers.parse({ Item: items.find(({ sk }) => sk === 'HEAD') }).data;
  if (!header || header.deletedAt) return undefined;
  const stored = items.flatMap((Item) => (Item.sk === 'HEAD' ? [] : [rows.parse({ Item }).data]));
  return { header: readHeader(header), rows: inOrder(stored.filter(isPresent), header.rowOrder) };
}

const isPresent = <Entry>(entry: Entry | null): entry is Entry => entry !== null;

/** Attributes a table leaves out when they are empty come back as `null`. */
function readHeader(header: Partial<QuotationHeader> & Pick<QuotationHeader, 'id'>): QuotationHeader {
  const lists = { tags: [], attachments: [], revisions: [] };
  const absent = { province: null, color: null, colorlist: null, guidedTest: null, note: null, ...lists };
  // The entity's required attributes are all present in an item it wrote itself.
  return { ...absent, ...header } as QuotationHeader;
}

function inOrder(stored: StoredRow[], order: readonly string[]): StoredRow[] {
  const position = new Map(order.map((sId, index) => [sId, index]));
  return stored
    .filter(({ sId }) => position.has(sId))
    .toSorted((a, b) => (position.get(a.sId) ?? 0) - (position.get(b.sId) ?? 0));
}

/** The light copies of an owner's quotations, the newest first: one Query of his own, which sees every save. */
export async function listOwnQuotations(uid: string): Promise<QuotationLight[]> {
  const { data } = await lightCopies.query
    .ofOwner({ uid })
    .go({ pages: 'all', order: 'desc', consistent: true });
  return data.map(lightCopy);
}

/** The light copy as it is stored, and as its header would have it. */
export async function readLightCopy(header: QuotationHeader) {
  const { uid, createdAt, id } = header;
  const { data } = await lightCopies.get({ uid, createdAt, id }).go({ consistent: true });
  return { stored: data && lightCopy(data), wanted: lightCopy(header) };
}

function lightCopy(
  header: QuotationLight | (Omit<QuotationLight, 'province'> & { province?: string }),
): QuotationLight {
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
  const copy = { ...others, ...(province !== null && { province }) };
  return [put(lightCopies.put(copy).params()), noteChange('quotation', light)];
}

/** Writes a new quotation, unless a call with the same key made it meanwhile; answers the id of that one. */
export async function createQuotation(
  { header, rows: newRows }: StoredQuotation,
  once: Once,
  now: Date,
): Promise<string> {
  try {
    await transact([
      put(once.params(header.id, now)),
      put(headers.create(present(header)).params()),
      ...listed(header),
      ...newRows.map((row) => put(rows.create({ ...row, quotationId: header.id }).params())),
    ]);
    return header.id;
  } catch (cause) {
    const earlier = cause instanceof ConditionFailed ? await rememberOnce(once) : undefined;
    if (earlier === undefined) throw cause;
    return earlier;
  }
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
  const { id, ...attributes } = present(header);
  const emptied = (['province', 'color', 'colorlist', 'guidedTest', 'note'] as const).filter(
    (name) => header[name] === null,
  );
  const { uid, createdAt, ...changed } = attributes;
  return [
    update(
      headers
        .patch({ id })
        .set({ ...changed, uid, createdAt })
        .remove([...emptied])
        .where(
          (attribute, { eq, notExists }) =>
            `${eq(attribute.revision, header.revision - 1)} AND ${notExists(attribute.deletedAt)}`,
        )
        .params(),
    ),
    ...listed(header),
    ...writtenRows.map((row) => put(rows.put({ ...row, quotationId: id }).params())),
    ...removedRows.map((sId) => remove(rows.delete({ quotationId: id, sId }).params())),
    ...(kept ? [await keepRevision(id, kept.revision, kept.state)] : []),
    ...(dropped === undefined ? [] : [dropRevision(id, dropped)]),
  ];
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
    update(
      headers
        .patch({ id })
        .set({ deletedAt: now.toISOString(), revision: revision + 1 })
        .where(
          (attribute, { eq, notExists }) =>
            `${eq(attribute.revision, revision)} AND ${notExists(attribute.deletedAt)}`,
        )
        .params(),
    ),
    remove(lightCopies.delete({ uid, createdAt, id }).params()),
    noteRemoval('quotation', { id, revision: revision + 1 }),
  ]);
}

/** Removes every item of a buried quotation, the header last, so that an interrupted run finds its way back. */
export async function removeQuotationItems(id: string): Promise<void> {
  await revokeShareLinks(id);
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': `Q#${id}` },
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  await removeItems(items.toSorted((a, b) => Number(a.sk === 'HEAD') - Number(b.sk === 'HEAD')));
}
