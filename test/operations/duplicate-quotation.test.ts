import { afterAll, describe, expect, it } from 'vitest';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { codeOf } from '#test/support/cloud.ts';
import { answered, created, destroy, duplicate, list, read, updated } from '#test/support/quotations-api.ts';

// Operations and stores that a test calls itself reach the cloud only once its environment is set.
const { readProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { storeProduct } = await import('#test/support/store-again.ts');

let keys = 0;
const newKey = () => `copy-${process.pid}-${++keys}`;
const copied = async (who: 'painter' | 'superUser', input: object): Promise<Quotation> =>
  answered(await duplicate(who, { key: newKey(), prices: 'KEEP', ...input })).duplicateQuotation;
const moneyOf = (quotation: Quotation) => {
  const { rows, total, listTotal, totalIncidence } = priceQuotation(quotation);
  return { total, listTotal, totalIncidence, costs: rows.map(({ cost }) => cost) };
};
const withoutIds = ({ selectedProducts }: Quotation) => selectedProducts.map(({ sId, ...row }) => row);

/** A quotation with everything a user may choose. */
async function anEditedQuotation(): Promise<Quotation> {
  const { id, revision } = await created('painter', { province: 'RA' });
  const first = await updated('painter', {
    id,
    revision,
    area: 180,
    discount: 0.1,
    note: 'In maggio',
    selectedProducts: [
      { sId: 'plaster', discount: 0.25, note: 'Due mani' },
      { sId: 'primer', prices: [{ id: 'piave-fissativo-5l', quantity: 7 }] },
    ],
    selectedIncidences: ['primer'],
  });
  return updated('painter', { id, revision: first.revision, archived: true });
}

describe('duplicating a quotation', () => {
  it('keeps content and prices to the cent, with fresh ids, and leaves the original alone', async () => {
    const original = await anEditedQuotation();
    const copy = await copied('painter', { id: original.id, name: '  Facciata (copia) ' });
    expect(copy.id).not.toBe(original.id);
    expect(copy).toMatchObject({
      uid: original.uid,
      name: 'Facciata (copia)',
      location: original.location,
      province: 'RA',
      area: 180,
      discount: 0.1,
      note: 'In maggio',
      archived: false,
      revision: 1,
      updatedBy: 'Andrea Conti',
    });
    expect(copy.createdAt > original.updatedAt).toBe(true);
    expect(copy.updatedAt).toBe(copy.createdAt);
    expect(withoutIds(copy)).toEqual(withoutIds(original));
    expect(moneyOf(copy)).toEqual(moneyOf(original));
    const before = new Set(original.selectedProducts.map(({ sId }) => sId));
    expect(copy.selectedProducts.filter(({ sId }) => before.has(sId))).toEqual([]);
    expect(copy.selectedIncidences.map(({ id }) => id)).toEqual([copy.selectedProducts[1]?.sId]);
    expect(answered(await read('painter', copy.id)).quotation).toEqual(copy);
    expect(answered(await read('painter', original.id)).quotation).toEqual(original);
    const { items } = answered(await list('painter', { pageSize: 100 })).quotations;
    expect(items.map(({ id }) => id)).toContain(copy.id);
  });

  it('calls the copy like the original when no name is given', async () => {
    const { id, name } = await created('painter', { name: 'Villa Ada' });
    expect((await copied('painter', { id })).name).toBe(name);
  });

  it('by a super user keeps the owner and their price list; other users find nothing', async () => {
    const original = await created('painter');
    const copy = await copied('superUser', { id: original.id, prices: 'TODAY' });
    const { uid, userName, user, pricelist } = original;
    expect(copy).toMatchObject({ uid, userName, user, pricelist, updatedBy: 'Giulia Ferrero' });
    for (const who of ['retailer', 'superUserOfGermanyAndAustria'] as const) {
      const input = { key: newKey(), id: original.id, prices: 'KEEP' };
      expect(codeOf(await duplicate(who, input))).toBe('not-found');
    }
  });

  it('takes no owner from the client', async () => {
    const { id } = await created('painter');
    const { data, errors } = await duplicate('painter', { key: newKey(), id, prices: 'KEEP', uid: 'other' });
    expect(data?.duplicateQuotation).toBeUndefined();
    expect(errors?.[0]?.message).toContain('uid');
  });

  it('answers a retry with the same copy, even when the original is gone meanwhile', async () => {
    const { id } = await created('painter');
    const input = { key: newKey(), id, prices: 'KEEP' };
    const first = answered(await duplicate('painter', input)).duplicateQuotation;
    answered(await destroy('painter', id));
    expect(answered(await duplicate('painter', input)).duplicateQuotation).toEqual(first);
    expect(codeOf(await duplicate('painter', { ...input, prices: 'TODAY' }))).toBe('conflict');
    expect(codeOf(await duplicate('painter', { ...input, key: newKey() }))).toBe('not-found');
  });

  it('refuses a name without letters and prices nobody knows', async () => {
    const { id } = await created('painter');
    expect(codeOf(await duplicate('painter', { key: newKey(), id, prices: 'KEEP', name: '  ' }))).toBe(
      'invalid-input',
    );
    const strange = await duplicate('painter', { key: newKey(), id, prices: 'FREE' });
    expect(strange.errors).toHaveLength(1);
  });
});

describe('duplicating at the prices of today', async () => {
  const today = await readProduct('piave-fissativo');
  if (!today) throw new Error('The demo catalogue has no primer.');
  afterAll(() => storeProduct(today));

  it('takes the prices the catalogue has now; at kept prices they stay', async () => {
    const original = await created('painter');
    const prices = (quotation: Quotation) =>
      quotation.selectedProducts.map(({ priceranges }) => priceranges[0]?.prices.map(({ price }) => price));
    expect(prices(await copied('painter', { id: original.id, prices: 'TODAY' }))).toEqual(prices(original));
    await storeProduct({
      ...today,
      priceranges: today.priceranges.map((range) => ({
        ...range,
        prices: range.prices.map((pack) => ({ ...pack, pcu: 100 })),
      })),
    });
    const [kept, now] = [
      await copied('painter', { id: original.id }),
      await copied('painter', { id: original.id, prices: 'TODAY' }),
    ];
    expect(prices(kept)).toEqual(prices(original));
    expect(moneyOf(kept)).toEqual(moneyOf(original));
    const [, plaster] = prices(original);
    expect(prices(now)).toEqual([[100, 100], plaster]);
    expect(answered(await read('painter', original.id)).quotation).toEqual(original);
  });
});
