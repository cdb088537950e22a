import { isDeepStrictEqual } from 'node:util';
import { expect, it, vi } from 'vitest';
import type { StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { saveInput } from '#shared/editing/changes.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { priceList as priceListSchema } from '#shared/schemas/price-list.ts';
import type { ProductCopy } from '#shared/schemas/product.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { randomEdit } from '#test/support/builders/random-edit.ts';
import { randomProducts } from '#test/support/builders/random-products.ts';
import { aUser } from '#test/support/builders/user.ts';
import { seededRandom } from '#test/support/seeded-random.ts';

const priceList = priceListSchema.parse({ id: 'pcu', name: 'PCU' });
const user = aUser({ pricelist: 'pcu' });
let stored: unknown;
let written: StoredQuotation | undefined;
const copies = new Map<string, ProductCopy>();
vi.mock('#lambdas/store/limit/rate-store.ts', () => ({ countUse: async () => {} }));
vi.mock('#lambdas/store/quotation/readable-quotation.ts', () => ({ readableQuotation: async () => stored }));
vi.mock('#lambdas/store/quotation/quotation-store.ts', () => ({
  changeQuotation: async (change: StoredQuotation) => {
    written = change;
  },
}));
vi.mock('#lambdas/store/copy/copy-store.ts', () => ({
  digestOf: ({ id }: ProductCopy) => id,
  keepCopies: async (kept: readonly ProductCopy[]) => {
    for (const copy of kept) copies.set(copy.id, copy);
  },
  readCopies: async () => copies,
}));
vi.mock('#lambdas/quotations/evaluated-test.ts', () => ({ evaluatedTest: async () => ({}) }));
vi.mock('#lambdas/store/quotation/revision-store.ts', () => ({ readRevision: async () => undefined }));
vi.mock('#lambdas/store/catalogue/product-store.ts', () => ({
  readProducts: async () => new Map(),
  readTodayPrices: async () => new Map(),
}));
vi.mock('#lambdas/store/catalogue/price-list-store.ts', () => ({
  readPriceList: async () => priceList,
  readProductFilter: async () => null,
}));
vi.mock('#lambdas/store/user/user-store.ts', () => ({ readUser: async () => user }));
vi.mock('#lambdas/runtime/table/transact.ts', () => ({ ConditionFailed: class extends Error {} }));
const { newHeader } = await import('#lambdas/store/quotation/new-header.ts');
const { newRow } = await import('#lambdas/store/quotation/new-row.ts');
const { settledRows } = await import('#lambdas/store/quotation/settled-rows.ts');
const { updateQuotation } = await import('#lambdas/quotations/update-quotation.ts');
const { packedRows, unpackedRows } = await import('#lambdas/store/quotation/packed-rows.ts');
const { present } = await import('#lambdas/store/quotation/presented-quotation.ts');

const now = new Date('2026-11-20T10:00:00Z');
const context = { caller: { kind: 'user', user }, address: '', now, newId: () => 'id' } as const;
const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** A quotation as it is stored after its creation, and as the browser gets it. */
function createdQuotation(random: () => number): Quotation {
  const products = randomProducts(random);
  const rows = products.map((product, index) => newRow(`s${index}`, product, 0));
  const selectedProducts = rows.map(({ sId, product }) => ({ sId, product: product.id }));
  const input = { key: 'key', name: 'Facciata', location: 'Bologna', province: 'BO', selectedProducts };
  const header = newHeader(input, user, 'q1', now);
  const created = {
    header,
    rows: settledRows(withAutomaticPacks(present({ header, rows }, priceList)), rows),
  };
  stored = created;
  return overTheWire(present(created, priceList));
}

/** Every amount and quantity of a quotation, row by row. */
function numbersOf(quotation: Quotation): string {
  const { rows, ...totals } = priceQuotation(quotation);
  const figures = rows.map(({ sId, surface, estimate, packs, quantity, sign, listCost, cost, incidence }) => [
    [sId, surface, estimate, packs, quantity, sign],
    [listCost, cost, incidence],
  ]);
  return JSON.stringify([totals, figures], null, 1);
}

/** The quotation that the save wrote, as it is answered once it was packed and read again. */
async function readAgain(): Promise<Quotation> {
  if (!written) throw new Error('Nothing was saved.');
  const { header, rows } = written;
  const again = await unpackedRows(await packedRows({ rows, selectedIncidences: header.selectedIncidences }));
  const { selectedIncidences } = again;
  return overTheWire(present({ header: { ...header, selectedIncidences }, rows: again.rows }, priceList));
}

/** A save of random edits as shown, answered and stored; and whether the edits changed a number. */
async function savedEdits(seed: number) {
  const random = seededRandom(seed);
  const loaded = createdQuotation(random);
  let draft = loaded;
  for (let edits = 1 + Math.floor(random() * 5); edits > 0; edits -= 1) draft = randomEdit(draft, random);
  const input = overTheWire(saveInput(loaded, draft));
  const answer = overTheWire((await updateQuotation.run({ input }, context)) as Quotation);
  return {
    answer,
    // Half of them are read again: packing takes as long as all the rest.
    again: seed % 2 === 0 ? await readAgain() : answer,
    shown: numbersOf(draft),
    answered: numbersOf(answer),
    changed: numbersOf(loaded) !== numbersOf(draft),
  };
}

it('the browser shows 10,000 edited quotations as the server answers and stores them', async () => {
  let changed = 0;
  for (let seed = 0; seed < 10_000; seed += 1) {
    const saved = await savedEdits(seed);
    if (saved.shown !== saved.answered)
      expect({ seed, numbers: saved.answered }).toEqual({ seed, numbers: saved.shown });
    if (!isDeepStrictEqual(saved.again, saved.answer))
      expect({ seed, stored: saved.again }).toEqual({ seed, stored: saved.answer });
    if (saved.changed) changed += 1;
  }
  expect(changed).toBeGreaterThan(8000);
}, 60_000);
