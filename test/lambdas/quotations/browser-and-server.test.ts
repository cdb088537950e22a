import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveInput } from '#shared/editing/changes.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { priceList as priceListSchema } from '#shared/schemas/price-list.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { randomEdit } from '#test/support/builders/random-edit.ts';
import { randomProducts } from '#test/support/builders/random-products.ts';
import { aStoredUser, aUser } from '#test/support/builders/user.ts';
import { roundsOf } from '#test/support/rounds-of.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
afterAll(() => table.close());

const { writePriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { keepCopies } = await import('#lambdas/store/copy/copy-store.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { newHeader } = await import('#lambdas/store/quotation/new-header.ts');
const { newRow } = await import('#lambdas/store/quotation/new-row.ts');
const { settledRows } = await import('#lambdas/store/quotation/settled-rows.ts');
const { updateQuotation } = await import('#lambdas/quotations/update-quotation.ts');
const { measuredQuotation } = await import('#lambdas/store/quotation/measured-quotation.ts');
const { createQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');
const { customerFor, present, presentQuotation } = await import(
  '#lambdas/store/quotation/presented-quotation.ts'
);
const { writeUser } = await import('#lambdas/store/user/user-store.ts');

const rounds = roundsOf(300);
const priceList = priceListSchema.parse({ id: 'pcu', name: 'PCU', revision: 1 });
const user = aUser({ pricelist: 'pcu' });

const now = new Date('2026-11-20T10:00:00Z');
const context = { caller: { kind: 'user', user }, address: '', now, newId: () => 'id' } as const;
const overTheWire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

beforeAll(async () => {
  await writePriceList(priceList, []);
  await writeUser(aStoredUser({ pricelist: 'pcu' }));
});

/** A quotation as the browser gets it after its creation. */
async function createdQuotation(id: string, random: () => number): Promise<Quotation> {
  const products = randomProducts(random);
  const rows = products.map((product, index) => newRow(`s${index}`, product, 0));
  const selectedProducts = rows.map(({ sId, product }) => ({ sId, product: product.id }));
  const input = { key: id, name: 'Facciata', location: 'Bologna', province: 'BO', selectedProducts };
  const header = newHeader(input, user, id, now);
  const created = {
    header,
    rows: settledRows(withAutomaticPacks(present({ header, rows }, priceList)), rows),
  };
  await keepCopies(rows.map(({ product }) => product));
  await createQuotation(created, onceKey(user.id, id, ''), now);
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

/** The quotation that the save wrote, as it is answered once it is read again. */
async function readAgain(id: string): Promise<Quotation> {
  const stored = await measuredQuotation(user, id);
  return overTheWire({ ...(await presentQuotation(stored)), ...customerFor(user, stored.header) });
}

/** A save of random edits as shown, answered and stored; and whether the edits changed a number. */
async function savedEdits(seed: number) {
  const random = seededRandom(seed);
  const id = `q${seed}`;
  const loaded = await createdQuotation(id, random);
  let draft = loaded;
  for (let edits = 1 + Math.floor(random() * 5); edits > 0; edits -= 1) draft = randomEdit(draft, random);
  const input = overTheWire(saveInput(loaded, draft));
  const answer = overTheWire((await updateQuotation.run({ input }, context)) as Quotation);
  return {
    answer,
    again: await readAgain(id),
    shown: numbersOf(draft),
    answered: numbersOf(answer),
    changed: numbersOf(loaded) !== numbersOf(draft),
  };
}

it('the browser shows edited quotations as the server answers and stores them', async () => {
  let changed = 0;
  for (let seed = 0; seed < rounds; seed += 1) {
    const saved = await savedEdits(seed);
    if (saved.shown !== saved.answered)
      expect({ seed, numbers: saved.answered }).toEqual({ seed, numbers: saved.shown });
    if (!isDeepStrictEqual(saved.again, saved.answer))
      expect({ seed, stored: saved.again }).toEqual({ seed, stored: saved.answer });
    if (saved.changed) changed += 1;
  }
  expect(changed).toBeGreaterThan(0.7 * rounds);
});
