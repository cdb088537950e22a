import { afterEach, describe, expect, it } from 'vitest';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { Quotation, RowPrices } from '#shared/schemas/quotation.ts';
import { codeOf, graphql, type Who } from '#test/support/cloud.ts';
import { answered, created, read, update, updated } from '#test/support/quotations-api.ts';

// Operations and stores that a test calls itself reach the cloud only once its environment is set.
const { readProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { storeProduct } = await import('#test/support/store-again.ts');

const primer = await readProduct('piave-fissativo');
if (!primer) throw new Error('The demo catalogue has no primer.');
afterEach(() => storeProduct(primer));

/** Every package of the primer costs this under the painter's list, and a giveaway number under another. */
const reprice = (pcu: number, changes: Partial<Product> = {}) =>
  storeProduct({
    ...primer,
    ...changes,
    priceranges: primer.priceranges.map((range) => ({
      ...range,
      prices: range.prices.map((pack) => ({ ...pack, pcu, pccs: 77_777 })),
    })),
  });

async function todayOf(who: Who, id: string): Promise<RowPrices[]> {
  const query = `query ($id: ID!) { quotation(id: $id) {
    todayPrices { sId version priceType priceranges { name colors prices { id packaging quantity price } } } } }`;
  const { quotation } = answered(
    await graphql<{ quotation: { todayPrices: RowPrices[] } }>(who, query, { id }),
  );
  return quotation.todayPrices;
}

const costs = (quotation: Quotation) => priceQuotation(quotation).rows.map(({ cost }) => cost);
const asked = ({ id, revision }: Quotation, version: string) => ({
  id,
  revision,
  selectedProducts: [{ sId: 'primer', source: { prices: version } }, { sId: 'plaster' }],
});

describe('a quotation whose products cost something else today', () => {
  it('keeps its prices and says those of today, under the owner’s list alone', async () => {
    const quotation = await created('painter');
    expect(await todayOf('painter', quotation.id)).toEqual([]);
    await reprice(500);
    const [prices, ...others] = await todayOf('painter', quotation.id);
    expect(others).toEqual([]);
    expect(prices).toMatchObject({ sId: 'primer', priceType: primer.priceType });
    expect(prices?.priceranges[0]?.prices.map(({ price }) => price)).toEqual([500, 500]);
    expect(JSON.stringify(await todayOf('superUser', quotation.id))).not.toContain('77777');
    expect(answered(await read('painter', quotation.id)).quotation).toEqual(quotation);
  });

  it('takes them over in the rows a save asks for, and nowhere else', async () => {
    const quotation = await created('painter');
    await reprice(500);
    const [prices] = await todayOf('painter', quotation.id);
    const after = await updated('painter', asked(quotation, prices?.version ?? ''));
    expect(after.selectedProducts[0]?.priceranges[0]?.prices.map(({ price }) => price)).toEqual([500, 500]);
    expect(costs(after)[0]).not.toBe(costs(quotation)[0]);
    expect(costs(after)[1]).toBe(costs(quotation)[1]);
    expect(await todayOf('painter', quotation.id)).toEqual([]);
    expect(answered(await read('painter', quotation.id)).quotation).toEqual(after);
  });

  it('refuses prices that are no longer those that were shown, and stays as it is', async () => {
    const quotation = await created('painter');
    await reprice(500);
    const [prices] = await todayOf('painter', quotation.id);
    await reprice(501);
    expect(codeOf(await update('painter', asked(quotation, prices?.version ?? '')))).toBe('prices-changed');
    expect(answered(await read('painter', quotation.id)).quotation).toEqual(quotation);
  });

  it('says nothing of a product that is archived, nor to an owner without a price list', async () => {
    const [quotation, unpriced] = [await created('painter'), await created('privateUser')];
    await reprice(500);
    expect(await todayOf('privateUser', unpriced.id)).toEqual([]);
    await reprice(500, { archived: true });
    expect(await todayOf('painter', quotation.id)).toEqual([]);
  });
});
