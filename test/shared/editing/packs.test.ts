import { describe, expect, it } from 'vitest';
import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { followAutomaticPacks, namedBy } from '#shared/editing/follow-automatic-packs.ts';
import { recalculateRowPacks } from '#shared/editing/recalculate-row-packs.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { withTicks } from '#shared/editing/tick-incidence.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import {
  aPack,
  aPriceRange,
  aQuotation,
  aRange,
  aRow,
  inUnits,
  pricedRow,
  rowOf,
} from '#test/support/builders/quotation.ts';
import { withRange } from '#test/support/with-range.ts';

const packsOf = (quotation: Quotation, sId?: string) => inUnits(pricedRow(quotation, sId)).packs;
const twoSizes = withAutomaticPacks(aQuotation([aRow({ packs: [aPack(20, 110), aPack(5, 32)] })]));

describe('packages changed by hand', () => {
  it('keep whole counts from 0 up, those not named stay', () => {
    expect(packsOf(twoSizes)).toEqual({ 20: 2 });
    expect(packsOf(setRowPacks(twoSizes, 'adda-calce', [{ id: '5', quantity: 3 }]))).toEqual({ 20: 2, 5: 3 });
    const odd = [
      { id: '20', quantity: -1 },
      { id: '5', quantity: 2.9 },
    ];
    expect(packsOf(setRowPacks(twoSizes, 'adda-calce', odd))).toEqual({ 5: 2 });
    const huge = setRowPacks(twoSizes, 'adda-calce', [{ id: '5', quantity: 1e12 }]);
    expect(packsOf(huge)).toMatchObject({ 5: largestPackCount });
  });

  it('do not follow the area any more, until they are recalculated', () => {
    const byHand = setRowPacks(twoSizes, 'adda-calce', [{ id: '5', quantity: 1 }]);
    const larger = setQuotationArea(byHand, 200);
    expect([packsOf(larger), pricedRow(larger).sign]).toEqual([{ 20: 2, 5: 1 }, '<']);
    const again = recalculateRowPacks(larger, 'adda-calce');
    expect(packsOf(again)).toEqual({ 20: 4 });
    expect(packsOf(setQuotationArea(again, 400))).toEqual({ 20: 7 });
  });
});

describe('automatic packages', () => {
  it('follow the area while nobody changes them [QCA-021]', () => {
    expect(packsOf(setQuotationArea(twoSizes, 300))).toEqual({ 20: 6 });
  });

  it('are filled in for the named rows alone', () => {
    const quotation = aQuotation([aRow(), aRow({ id: 'other' })]);
    const after = withAutomaticPacks(quotation, new Set(['other']));
    expect([packsOf(after), packsOf(after, 'other')]).toEqual([{}, { 25: 2 }]);
    expect(after.selectedProducts[0]).toBe(quotation.selectedProducts[0]);
  });

  it('are given to rows an edit adds, and left alone where the edit counts them itself', () => {
    const added = { ...twoSizes, selectedProducts: [...twoSizes.selectedProducts, aRow({ id: 'new' })] };
    expect(packsOf(followAutomaticPacks(twoSizes, added), 'new')).toEqual({ 25: 2 });
    expect(
      packsOf(followAutomaticPacks(twoSizes, added, namedBy([{ sId: 'new', prices: [] }])), 'new'),
    ).toEqual({});
  });

  it('follow the consumption range, also those of products it requires', () => {
    const ranges = [aRange(0.3), aRange(0.6, { C: 0.1 })];
    const rows = [aRow({ ranges }), aRow({ id: 'C', packs: [aPack(1, 3)], lockedArea: false })];
    const quotation = withAutomaticPacks(aQuotation(rows));
    const chosen = withRange(quotation, 'adda-calce', 1);
    expect([packsOf(quotation), packsOf(quotation, 'C')]).toEqual([{ 25: 2 }, {}]);
    expect([packsOf(chosen), packsOf(chosen, 'C')]).toEqual([{ 25: 3 }, { 1: 10 }]);
  });

  it('of a row nobody requires any more are for the whole area: it is locked again', () => {
    const ranges = [aRange(0.6, { C: 0.1 }), aRange(0.3)];
    const required = aRow({ id: 'C', packs: [aPack(1, 3)], lockedArea: false, combined: true });
    const own = aRow({ id: 'D', lockedArea: false, area: 0 });
    const quotation = withAutomaticPacks(aQuotation([aRow({ ranges }), required, own]));
    const freed = withRange(quotation, 'adda-calce', 1);
    expect(rowOf(freed, 'C')).toMatchObject({ lockedArea: true, area: 100 });
    expect(packsOf(freed, 'C')).toEqual({ 1: 35 });
    expect(rowOf(freed, 'D').lockedArea).toBe(false);
    const withArea = withAutomaticPacks(aQuotation([aRow({ ranges }), { ...required, area: 5 }]));
    expect(rowOf(withRange(withArea, 'adda-calce', 1), 'C')).toMatchObject({
      area: 5,
      lockedArea: false,
    });
  });
});

describe('choosing a colour', () => {
  const priceranges = [
    aPriceRange(['Bianco', '9001'], [aPack(15, 150), aPack(5, 55)]),
    aPriceRange(
      ['9200'],
      [
        { ...aPack(15, 183.75), id: 'dark-15' },
        { ...aPack(5, 66), id: 'dark-5' },
      ],
    ),
    aPriceRange(['9300'], [{ ...aPack(10, 140), id: 'vivid-10' }]),
  ];
  const row = aRow({ um: 'l', consumption: 0.3, priceType: 'colors', priceranges });
  const quotation = withAutomaticPacks(aQuotation([row]));
  const colour = (code: string) => ({ code, r: 1, g: 2, b: 3, colorlist: 'Terre naturali' });
  const choose = (before: Quotation, code: string): Quotation => {
    const choice = chooseRowColour(before, 'adda-calce', colour(code));
    if (!choice.available) throw new Error(choice.reason);
    return choice.quotation;
  };

  it('takes the price range that lists it, with its prices (worked example 6) [QCO-001, QCA-008]', () => {
    const after = choose(quotation, '9200');
    expect(rowOf(after).priceRange).toBe(1);
    expect(inUnits(pricedRow(after))).toEqual({
      E: 30,
      packs: { 'dark-15': 2 },
      Q: 30,
      sign: '=',
      cost: '367.50',
      incidence: '3.68',
    });
    expect(inUnits(pricedRow(choose(after, '9001')))).toMatchObject({ cost: '300.00', incidence: '3.00' });
  });

  it('stores the colour and its folder on the row [QCO-007]', () => {
    const stored = rowOf(choose(quotation, '9001'));
    expect(stored.color).toEqual({ code: '9001', r: 1, g: 2, b: 3 });
    expect(stored.colorlist).toBe('Terre naturali');
  });

  it('refuses a colour no price range lists, and says why (worked example 6) [QCO-002, QCO-004]', () => {
    const refused = { available: false, reason: 'colorSelector.colorNotAvailable' };
    expect(chooseRowColour(quotation, 'adda-calce', colour('7777'))).toEqual(refused);
  });

  it('takes any colour, and leaves the price, where the price does not depend on it', () => {
    const fixed = aQuotation([{ ...row, priceType: 'fixed', priceRange: 2 }]);
    const after = choose(fixed, '7777');
    expect(rowOf(after)).toMatchObject({ color: { code: '7777' }, priceRange: 2 });
  });

  it('carries counts chosen by hand to packages of equal size, else recalculates', () => {
    const counts = [
      { id: '15', quantity: 1 },
      { id: '5', quantity: 4 },
    ];
    const byHand = setRowPacks(quotation, 'adda-calce', counts);
    expect(packsOf(choose(byHand, '9001'))).toEqual({ 15: 1, 5: 4 });
    expect(packsOf(choose(byHand, '9200'))).toEqual({ 'dark-15': 1, 'dark-5': 4 });
    expect(packsOf(choose(byHand, '9300'))).toEqual({ 'vivid-10': 3 });
  });

  it('moves the counts to packages of the same size, adds up equal sizes, and sets all other counts to 0', () => {
    const from = [aPack(15, 150, 2), { ...aPack(15, 150, 3), id: '15-new' }, aPack(5, 54, 0)];
    const to = [
      { ...aPack(15, 180), id: 'dark-15' },
      { ...aPack(2, 40, 9), id: 'dark-2' },
    ];
    const two = { ...row, priceranges: [aPriceRange(['9001'], from), aPriceRange(['9200'], to)] };
    expect(packsOf(choose(aQuotation([two]), '9200'))).toEqual({ 'dark-15': 5 });
  });

  it('does not change a row whose packages are right already or were counted by hand', () => {
    const byHand = setRowPacks(quotation, 'adda-calce', [{ id: '15', quantity: 9 }]);
    for (const each of [quotation, byHand]) expect(rowOf(followAutomaticPacks(each, each))).toBe(rowOf(each));
  });

  it('is priced once, and not again where nothing follows an edit', () => {
    const calculated = priceQuotation(quotation);
    expect(priceQuotation(quotation)).toBe(calculated);
    const edited = { ...quotation, name: 'Cortile' };
    expect(followAutomaticPacks(quotation, edited)).toBe(edited);
    expect(withTicks(edited, new Set())).toBe(edited);
  });
});
