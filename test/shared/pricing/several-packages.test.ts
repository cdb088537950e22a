import { describe, expect, it } from 'vitest';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { aPack, aQuotation, aRow, inEuro, inUnits, pricedRow } from '#test/support/builders/quotation.ts';

const automatic = (row: QuotationRow) => inUnits(pricedRow(withAutomaticPacks(aQuotation([row])), row.sId));
const counted = (row: QuotationRow) => inUnits(pricedRow(aQuotation([row]), row.sId));

describe('several packages', () => {
  const two = (small: number, large: number) =>
    aRow({ consumption: 0.45, packs: [aPack(5, 32, small), aPack(20, 110, large)] });

  it('are bought in the first size, until somebody decides otherwise (worked example 7)', () => {
    const numbers = { E: 45, packs: { 5: 9 }, Q: 45, sign: '=', cost: '288.00', incidence: '2.88' };
    expect(automatic(two(0, 0))).toEqual(numbers);
    const byHand = { E: 45, packs: { 5: 1, 20: 2 }, Q: 45, sign: '=', cost: '252.00', incidence: '2.52' };
    expect(counted(two(1, 2))).toEqual(byHand);
  });

  it.each([0, '0', null, 'n.d.', -5])(
    'are hidden with the price %j (worked example 9) [QCA-020]',
    (price) => {
      const row = aRow({ consumption: 0.45, packs: [aPack(5, price, 4), aPack(20, 110)] });
      const quotation = withAutomaticPacks(aQuotation([row]));
      expect(pricedRow(quotation).packs.map(({ id }) => id)).toEqual(['20']);
      const numbers = { E: 45, packs: { 20: 3 }, Q: 60, sign: '>', cost: '330.00', incidence: '2.48' };
      expect(inUnits(pricedRow(quotation))).toEqual(numbers);
    },
  );

  it('are the first one, without money, when none has a price (worked example 9b) [QCA-023]', () => {
    const packs = [aPack(5, null), aPack(20, 0)];
    const row = aRow({ consumption: 0.45, discount: 0.1, packs });
    expect(automatic(row)).toEqual({ E: 45, packs: { 5: 9 }, Q: 45, sign: '=', cost: null, incidence: null });
    const quotation = withAutomaticPacks(aQuotation([row, aRow({ id: 'ex1' })]));
    const tick = { id: row.sId, value: null, text: '' };
    const priced = priceQuotation({ ...quotation, selectedIncidences: [tick] });
    expect([inEuro(priced.total), inEuro(priced.totalIncidence), priced.tickedCount]).toEqual([
      '225.00',
      '0.00',
      1,
    ]);
  });

  it.each([
    [0, '<', '0.00'],
    [2, '<', '180.00'],
  ] as const)('say < with %i of the 3 needed (worked example 10) [QCA-025]', (count, sign, cost) => {
    const row = aRow({ consumption: 0.45, packs: [aPack(15, 90, count)] });
    expect(counted(row)).toMatchObject({ sign, cost, incidence: '2.70' });
  });

  it('say = with exactly what is needed (worked example 10) [QCA-026]', () => {
    const row = aRow({ consumption: 0.45, packs: [aPack(15, 90, 3)] });
    expect(counted(row)).toMatchObject({ Q: 45, sign: '=', cost: '270.00', incidence: '2.70' });
  });

  it('say > with more than is needed (worked example 10) [QCA-027]', () => {
    const row = aRow({ consumption: 0.45, packs: [aPack(15, 90, 4)] });
    expect(counted(row)).toMatchObject({ Q: 60, sign: '>', cost: '360.00', incidence: '2.70' });
  });
});
