import type { DynamoDBRecord } from 'aws-lambda';
import { newHeader } from '#lambdas/store/quotation/new-header.ts';
import { newRow } from '#lambdas/store/quotation/new-row.ts';
import type { StoredRow } from '#lambdas/store/quotation/packed-rows.ts';
import type { StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { contribution } from '#shared/statistics/contribution.ts';
import type { Entry } from '#shared/statistics/counter.ts';
import { together } from '#shared/statistics/differences.ts';
import { aProduct } from './builders/product.ts';
import { aUser } from './builders/user.ts';
import type { LocalTable } from './local-table.ts';
import { openStoreTable } from './store-table.ts';

/** 112,50 euro for a package in the list `pcu`. */
export function aStoredRow(sId: string, product: string, packs: number, colour?: string): StoredRow {
  const row = newRow(sId, aProduct({ id: product }), 0);
  const color = colour ? { code: colour, r: 1, g: 2, b: 3 } : null;
  return { ...row, packs: { p1: packs }, choices: { ...row.choices, color } };
}

/** The first save of a quotation on Wednesday, November 18th 2026, by a painter with a price list. */
export function aFirstSave(
  id: string,
  rows: StoredRow[],
  { owner = {}, ...changes }: Partial<QuotationHeader> & { owner?: Partial<CurrentUser> } = {},
): StoredQuotation {
  const { createdAt = '2026-11-18T09:00:00.000Z' } = changes;
  const user = aUser({ type: 'imbianchino', pricelist: 'pcu', ...owner });
  const selectedProducts = rows.map(({ sId, product }) => ({ sId, product: product.id }));
  const input = { key: id, name: 'Facciata', location: 'Imola', province: 'BO', selectedProducts };
  return { header: { ...newHeader(input, user, id, new Date(createdAt)), ...changes }, rows };
}

const answered = { version: 0, answers: [], chosen: [], reasons: null };
export const byTest = { guidedTest: answered };

/** Quotations in their own table, whose records a test delivers to the consumer in any order. */
export async function openCountedQuotations() {
  const table = await openStoreTable();
  const store = await import('#lambdas/store/quotation/quotation-store.ts');
  const { onceKey } = await import('#lambdas/store/once/once-store.ts');
  const { present } = await import('#lambdas/store/quotation/presented-quotation.ts');
  const { countQuotations } = await import('#lambdas/maintenance/count-quotations.ts');
  const { listCountedCountries, listCounters } = await import(
    '#lambdas/store/statistics/statistics-store.ts'
  );
  const { readCounted } = await import('#lambdas/store/statistics/counted-store.ts');

  /** Start of the test's records. */
  let start = '';
  const records = () => recordsOf(table, start);

  async function create(quotation: StoredQuotation) {
    const { id, createdAt } = quotation.header;
    await store.createQuotation(quotation, onceKey('marta', id, ''), new Date(createdAt));
  }

  async function save(id: string, change: (stored: StoredQuotation) => Partial<StoredQuotation>) {
    const stored = await store.readQuotation(id);
    if (!stored) return;
    const { header, rows } = { ...stored, ...change(stored) };
    await store.changeQuotation({ header: { ...header, revision: stored.header.revision + 1 }, rows });
  }

  async function remove(id: string) {
    const stored = await store.readQuotation(id);
    if (stored) await store.buryQuotation(stored.header, new Date('2026-11-20T09:00:00Z'));
  }

  /** Every counter above zero. */
  async function counters() {
    const countries = await listCountedCountries();
    const items = await Promise.all(
      countries.map(({ country }) => listCounters(country, '2000-W01', '2999-W52')),
    );
    return sorted(together(items.flat(), []));
  }

  /** The counters if each of these quotations were counted once in its present state. */
  async function wanted(ids: readonly string[]) {
    const found = await Promise.all(ids.map(store.readQuotation));
    return sorted(
      together(
        found.flatMap((stored) => (stored ? contributionOf(stored) : [])),
        [],
      ),
    );
  }

  function contributionOf(stored: StoredQuotation) {
    const { guidedTest, copied, user } = stored.header;
    const list = user.pricelist ? { id: user.pricelist, name: '' } : undefined;
    return contribution(present(stored, list), guidedTest !== null && !copied);
  }

  return {
    table,
    create,
    save,
    remove,
    removeForGood: store.removeQuotationItems,
    /** Skips all records so far. */
    begin() {
      start = table.dynamoDb.changes.lastSequence();
    },
    records,
    count: countQuotations,
    /** Delivers every record so far, in order. */
    async follow() {
      for (const record of await records()) await countQuotations(record);
    },
    counters,
    wanted,
    /** The counted state stored in each quotation. */
    counted: async (ids: readonly string[]) =>
      sorted(
        together(
          (await Promise.all(ids.map(readCounted))).flatMap(({ entries }) => entries),
          [],
        ),
      ),
    countries: listCountedCountries,
  };
}

/** The records that a stream would deliver to the counting consumer. */
async function recordsOf({ dynamoDb }: LocalTable, start: string): Promise<DynamoDBRecord[]> {
  const entries = await dynamoDb.changes.read(start, 100_000);
  return entries.map(({ record }) => record).filter(({ dynamodb }) => dynamodb?.Keys?.sk?.S === 'HEAD');
}

/** As lines, for readable failures. */
const sorted = (entries: readonly Entry[]) =>
  entries
    .map(({ counter: { country, week, dimension, key }, numbers }) => {
      const { quotations, value, valued, fromTests } = numbers;
      return `${country} ${week} ${dimension} ${key}: ${quotations} ${value} ${valued} ${fromTests}`;
    })
    .toSorted();
