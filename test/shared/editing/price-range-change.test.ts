import { describe, expect, it } from 'vitest';
import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { priceRangeChange } from '#shared/editing/price-range-change.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Pack } from '#shared/schemas/quotation.ts';
import { aPack, aPriceRange, aQuotation, aRow } from '#test/support/builders/quotation.ts';

const colour = (code: string) => ({ code, r: 1, g: 2, b: 3, colorlist: 'Terre naturali' });

/** 30 l are needed: in white two cans of 15 l at 150, in ochre at 183,75. */
const finish = (white: Pack[] = [aPack(15, 150, 2)], ochre: Pack[] = [aPack(15, 183.75)]) =>
  aRow({
    um: 'l',
    consumption: 0.3,
    priceType: 'colors',
    priceranges: [aPriceRange(['Bianco', '9001'], white), aPriceRange(['9200'], ochre)],
  });
const changeOf = (quotation: ReturnType<typeof aQuotation>, code: string) =>
  priceRangeChange(quotation, 'adda-calce', colour(code));

describe('the price range a colour brings', () => {
  it('is said with the prices of its packages and what the total grows by (worked example 6)', () => {
    const quotation = aQuotation([aRow({ id: 'primer' }), finish()]);
    const change = changeOf(quotation, '9200');
    expect(change?.prices).toEqual([{ size: 15_000_000, before: 1_500_000, after: 1_837_500 }]);
    expect([change?.before.cost, change?.after.cost, change?.difference]).toEqual([30_000, 36_750, 6_750]);
    const choice = chooseRowColour(quotation, 'adda-calce', colour('9200'));
    const total = choice.available ? priceQuotation(choice.quotation).total : null;
    expect(total).toBe((priceQuotation(quotation).total ?? 0) + 6_750);
  });

  it('is not said when the range stays, nor for a colour that cannot be had', () => {
    const quotation = aQuotation([finish()]);
    expect(changeOf(quotation, '9001')).toBeUndefined();
    expect(changeOf(quotation, '7777')).toBeUndefined();
    expect(changeOf(aQuotation([{ ...finish(), priceType: 'fixed' }]), '9200')).toBeUndefined();
  });

  it('takes counts made by hand to the packages of equal size', () => {
    const quotation = aQuotation([finish([aPack(15, 150, 3), aPack(5, 60)], [aPack(5, 70), aPack(15, 180)])]);
    const change = changeOf(quotation, '9200');
    expect(change?.after.packs.map(({ id, count }) => [id, count])).toEqual([
      ['5', 0],
      ['15', 3],
    ]);
    expect(change?.difference).toBe(9_000);
  });

  it('shows the sizes either range has', () => {
    const quotation = aQuotation([finish([aPack(15, 150, 2)], [aPack(10, 130)])]);
    expect(changeOf(quotation, '9200')?.prices).toEqual([
      { size: 15_000_000, before: 1_500_000, after: null },
      { size: 10_000_000, before: null, after: 1_300_000 },
    ]);
  });

  it('has no difference where there is no money', () => {
    expect(changeOf(aQuotation([finish()], { pricelist: null }), '9200')?.difference).toBeNull();
  });
});
