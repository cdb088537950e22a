import { filled } from '#lambdas/runtime/table/filled.ts';
import { itemsOf } from '#lambdas/runtime/table/query-all.ts';
import { readItem } from '#lambdas/runtime/table/read-item.ts';
import { put, remove, transact } from '#lambdas/runtime/table/transact.ts';
import { padded, partitions, sorts } from '#lambdas/store/keys.ts';
import { emptyHeader, picked } from '#shared/editing/header-fields.ts';
import { storedMoney } from '#shared/editing/stored-choices.ts';
import { discountsInOrder } from '#shared/money/discount-factor.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import { packedRows, type StoredRow, unpackedRows, withoutNotes } from './packed-rows.ts';

type KeptHeader = Pick<QuotationHeader, (typeof keptFields)[number] | 'selectedIncidences'>;
/** The fields of a quotation that its money comes from: nothing of people and place. */
type KeptState = { header: KeptHeader; rows: StoredRow[] };

const keptFields = ['area', 'areaFrom', 'measuredAt', ...discountsInOrder] as const;

const keyOf = (id: string, revision: number) => ({
  pk: partitions.quotation(id),
  sk: sorts.revision(padded(revision)),
});

/** The write that keeps a state of a quotation: part of the transaction that replaces it. */
export async function keepRevision(id: string, revision: number, { header, rows }: KeptState) {
  const kept = picked(header, keptFields);
  const { selectedIncidences } = header;
  const Item = {
    ...keyOf(id, revision),
    ...filled(kept),
    rows: await packedRows({ rows, selectedIncidences }),
  };
  return put({ Item });
}

export const dropRevision = (id: string, revision: number) => remove({ Key: keyOf(id, revision) });

/** Takes the notes out of the states that are kept of a quotation: they are its owner's own words. */
export async function forgetNotesOfRevisions(id: string): Promise<void> {
  const items = await itemsOf(partitions.quotation(id), {
    prefix: sorts.revision.prefix,
    ConsistentRead: true,
  });
  for (const item of items) {
    // Written by keepRevision above.
    const rows = await withoutNotes(item.rows as Uint8Array);
    if (!rows) continue;
    await transact([put({ Item: { ...item, rows }, ConditionExpression: 'attribute_exists(pk)' })]);
  }
}

export async function readRevision(id: string, revision: number): Promise<KeptState | undefined> {
  const item = await readItem(keyOf(id, revision));
  if (!item) return undefined;
  const { rows, selectedIncidences } = await unpackedRows(item.rows);
  const { areaFrom, measuredAt } = { ...emptyHeader, ...item };
  return { header: { ...storedMoney(item), areaFrom, measuredAt, selectedIncidences }, rows };
}
