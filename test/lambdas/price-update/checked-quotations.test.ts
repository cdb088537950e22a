import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { planPriceUpdate } from '#shared/price-update/plan.ts';
import { aRange, aTable } from '#test/support/builders/price-update.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser, aUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { checkedQuotations } = await import('#lambdas/price-update/checked-quotations.ts');
const { client } = await import('#lambdas/runtime/table/table.ts');
const { keepCopies } = await import('#lambdas/store/copy/copy-store.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { newHeader } = await import('#lambdas/store/quotation/new-header.ts');
const { newRow } = await import('#lambdas/store/quotation/new-row.ts');
const { createQuotation } = await import('#lambdas/store/quotation/quotation-store.ts');

const calce = aProduct({ id: 'calce', name: { it: 'Calce' }, priceranges: [aRange({ pcu: 100 })] });
const now = new Date('2026-11-20T22:30:00.000Z');
const wanted = { table: aTable({ calce: [1.05] }), evenRecent: [], pricelists: null };
const plan = planPriceUpdate([calce], [{ id: 'pcu', name: 'PCU' }], wanted, now);

/** Quotations of a country, the newest first, made within a second. */
async function make(country: string, count: number, until: string, { id = 'q', isEmpty = false } = {}) {
  const rows = isEmpty ? [] : [newRow('s', calce, 0)];
  await keepCopies(rows.map(({ product }) => product));
  const owner = aUser({ country });
  const made = Array.from({ length: count }, (_, index) => ({
    id: `${country}-${id}${index}`,
    name: `${id} ${index}`,
    createdAt: new Date(Date.parse(until) - index).toISOString(),
  }));
  for (const { id, name, createdAt } of made) {
    const input = { key: id, name, location: 'Bologna', province: 'BO', selectedProducts: [] };
    const header = newHeader(input, owner, id, new Date(createdAt));
    await createQuotation({ header, rows }, onceKey(owner.id, id, ''), now);
  }
  return made;
}
/** As a super user of one country. */
const check = (country: string) =>
  checkedQuotations(plan, aSuperUser({ managementMode: 'only', managedCountries: [country] }), now);

/** Quotations that are read. */
let read = 0;
function countReads(): void {
  read = 0;
  client.middlewareStack.add(
    (next) => async (call) => {
      if ('Key' in call.input && JSON.stringify(call.input.Key).includes('"Q#')) read += 1;
      return next(call);
    },
    { step: 'initialize', name: 'countReads', priority: 'high' },
  );
}
afterEach(() => {
  client.middlewareStack.remove('countReads');
});

describe('the quotations that a preview looks at', () => {
  it('are the newest ten with products, when none is of today [PUP-008, OPW-54]', async () => {
    await make('IT', 2, '2026-11-19T22:30:00.000Z', { id: 'empty', isEmpty: true });
    const made = await make('IT', 14, '2026-11-19T22:29:00.000Z');
    countReads();
    const { today, checked, differing } = await check('IT');
    expect([today, checked]).toEqual([false, 10]);
    expect(differing.map(({ id }) => id)).toEqual(made.slice(0, 10).map(({ id }) => id));
    expect(read).toBe(12);
  });

  it('are all of today in Rome, and none before, when there is one [PUP-008, OPW-54]', async () => {
    const [first] = await make('DE', 12, '2026-11-19T23:30:00.000Z');
    await make('DE', 1, '2026-11-19T23:20:00.000Z', { id: 'empty', isEmpty: true });
    await make('DE', 3, '2026-11-19T22:59:59.000Z', { id: 'old' });
    const found = await check('DE');
    expect([found.today, found.checked, found.differing.length]).toEqual([true, 12, 12]);
    expect(found.differing[0]).toEqual({ ...first, products: [{ it: 'Calce' }] });
  });

  it('are of those that the caller may read, and at most fifty', async () => {
    expect(await check('FR')).toEqual({ today: false, checked: 0, differing: [] });
    await make('FR', 52, '2026-11-20T12:00:00.000Z');
    expect((await check('FR')).checked).toBe(50);
  });
});
