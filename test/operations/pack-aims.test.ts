import { afterEach, describe, expect, it } from 'vitest';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { codeOf } from '#test/support/cloud.ts';
import { answered, created, duplicate, read, update, updated } from '#test/support/quotations-api.ts';

// Operations and stores that a test calls itself reach the cloud only once its environment is set.
const { readProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { readUser, writeUser } = await import('#lambdas/store/user/user-store.ts');
const { storeProduct } = await import('#test/support/store-again.ts');

const primer = await readProduct('piave-fissativo');
if (!primer) throw new Error('The demo catalogue has no primer.');
afterEach(() => storeProduct(primer));

/** 12 l are needed for 100 m², in cans of 20 l at 84 € and of 5 l at 24,50 €. */
const cans = (quotation: Quotation) => {
  const row = quotation.selectedProducts.find(({ id }) => id === 'piave-fissativo');
  const counts = row ? packsOf(row).map(({ packaging, quantity }) => [packaging, quantity]) : [];
  return { aim: row?.packAim, ...Object.fromEntries(counts) };
};
const edit = ({ id, revision }: Quotation, primerEdit: object, more: object = {}) => ({
  ...{ id, revision, ...more },
  selectedProducts: [{ sId: 'primer', ...primerEdit }, { sId: 'plaster' }],
});
const aimed = async (packAim: string) => {
  const quotation = await created('painter');
  expect(cans(quotation)).toEqual({ aim: null, 20: 1, 5: 0 });
  return updated('painter', edit(quotation, { packAim }));
};

describe('packages with an aim', () => {
  it('are counted by the server, are stored, and follow the area', async () => {
    const quotation = await aimed('cheapest');
    expect(cans(quotation)).toEqual({ aim: 'cheapest', 20: 0, 5: 3 });
    expect(answered(await read('painter', quotation.id)).quotation).toEqual(quotation);
    const { id, revision } = quotation;
    const larger = await updated('painter', { id, revision, area: 180 });
    expect(cans(larger)).toEqual({ aim: 'cheapest', 20: 1, 5: 1 });
    const own = await updated('painter', edit(larger, { lockedArea: false, area: 40 }));
    expect(cans(own)).toEqual({ aim: 'cheapest', 20: 0, 5: 1 });
  });

  it('end where they are counted by hand, and are not both', async () => {
    const quotation = await aimed('fewest');
    const prices = [{ id: 'piave-fissativo-5l', quantity: 4 }];
    const both = await update('painter', edit(quotation, { packAim: 'cheapest', prices }));
    expect([codeOf(both), both.errors?.[0]?.errorInfo]).toEqual([
      'invalid-input',
      { field: 'input.selectedProducts.0.packAim' },
    ]);
    const byHand = await updated('painter', edit(quotation, { prices }, { area: 300 }));
    expect(cans(byHand)).toEqual({ aim: null, 20: 0, 5: 4 });
  });

  it('are copied with a quotation, at its prices and at those of today', async () => {
    const quotation = await aimed('cheapest');
    const copy = async (prices: string) => {
      const input = { key: `aims-${quotation.id}-${prices}`, id: quotation.id, prices };
      return cans(answered(await duplicate('painter', input)).duplicateQuotation);
    };
    expect(await copy('KEEP')).toEqual({ aim: 'cheapest', 20: 0, 5: 3 });
    await storeProduct({
      ...primer,
      priceranges: primer.priceranges.map((range) => ({
        ...range,
        prices: range.prices.map((pack) => ({ ...pack, pcu: 50 })),
      })),
    });
    expect(await copy('TODAY')).toEqual({ aim: 'cheapest', 20: 1, 5: 0 });
    expect(await copy('KEEP')).toEqual({ aim: 'cheapest', 20: 0, 5: 3 });
  });

  it('are restored with an earlier state', async () => {
    const quotation = await aimed('cheapest');
    const ended = await updated('painter', edit(quotation, { prices: [] }));
    const again = edit(ended, { source: { revision: quotation.revision }, packAim: 'cheapest' });
    expect(cans(await updated('painter', again))).toEqual({ aim: 'cheapest', 20: 0, 5: 3 });
  });

  it("are the best mix of the owner's other price list as soon as they have it", async () => {
    await storeProduct({
      ...primer,
      priceranges: primer.priceranges.map((range) => ({
        ...range,
        prices: range.prices.map((pack) => ({ ...pack, pccs: 50 })),
      })),
    });
    const quotation = await aimed('cheapest');
    const owner = await readUser(quotation.uid);
    if (!owner) throw new Error('The demo has no painter.');
    await writeUser({ ...owner, pricelist: 'pccs', revision: owner.revision + 1 });
    try {
      const other = answered(await read('painter', quotation.id)).quotation;
      expect(cans(other)).toEqual({ aim: 'cheapest', 20: 1, 5: 0 });
      const named = await updated('painter', { id: other.id, revision: other.revision, name: 'Altro' });
      expect(cans(named)).toEqual({ aim: 'cheapest', 20: 1, 5: 0 });
    } finally {
      await writeUser({ ...owner, revision: owner.revision + 2 });
    }
  });
});
