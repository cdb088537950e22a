import { describe, expect, it } from 'vitest';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import { type QuotationRow, rowChoices } from '#shared/schemas/quotation.ts';
import {
  aPack,
  aPriceRange,
  aQuotation,
  aRange,
  aRow,
  inEuro,
  inUnits,
  pricedRow,
} from '#test/support/builders/quotation.ts';

/** The numbers of the first row with its automatic packages. */
function automatic(row: QuotationRow, area = 100) {
  return inUnits(pricedRow(withAutomaticPacks(aQuotation([row], { area })), row.sId));
}

/** The numbers of a row with the counts it already has. */
function counted(row: QuotationRow, area = 100) {
  return inUnits(pricedRow(aQuotation([row], { area }), row.sId));
}

const silicate = aRow({
  id: 'ex2',
  um: 'l',
  ranges: [aRange('0,15'), aRange('0,25')],
  packs: [aPack(15, 187.2)],
});
const mesh = aRow({ id: 'ex5', um: 'mq', consumption: null, packs: [aPack(50, '62,50')] });
const roller = aRow({ id: 'ex4', um: 'pz', consumption: null, packs: [aPack(1, 12.9)] });
const primer = aRow({ id: 'R', ranges: [aRange(0.3, { C: 0.05 })], packs: [aPack(18, 140.4)] });
const thinner = aRow({
  id: 'C',
  combined: true,
  standalone: false,
  consumption: 0.2,
  lockedArea: false,
  packs: [aPack(5, 41)],
});

describe('a single product', () => {
  it('needs whole packages and costs them (worked example 1) [QCA-001, QCA-004, QCA-021, WIZ-088]', () => {
    expect(automatic(aRow({ consumption: '0,35', packs: [aPack('25', '112,50')] }))).toEqual({
      E: 35,
      packs: { 25: 2 },
      Q: 50,
      sign: '>',
      cost: '225.00',
      incidence: '1.58',
    });
  });

  it('is not given a package for the dust of binary arithmetic (worked example 1b) [QCA-021]', () => {
    const numbers = automatic(aRow({ consumption: 0.07, packs: [aPack(1, 9)] }));
    expect(numbers).toEqual({ E: 7, packs: { 1: 7 }, Q: 7, sign: '=', cost: '63.00', incidence: '0.63' });
  });

  it('consumes what its chosen range says (worked example 2) [QCA-005]', () => {
    const numbers = automatic({ ...silicate, consumptionRange: 1 }, 180);
    expect(numbers).toEqual({ E: 45, packs: { 15: 3 }, Q: 45, sign: '=', cost: '561.60', incidence: '3.12' });
  });

  it('consumes what its first range says by default (worked example 2) [QCA-006]', () => {
    const { consumptionRange, ...unchosen } = silicate;
    expect(consumptionRange).toBe(rowChoices.parse({}).consumptionRange);
    // As rows of before, which say no range.
    const numbers = automatic(unchosen as QuotationRow, 180);
    expect(numbers).toMatchObject({ E: 27, packs: { 15: 2 }, cost: '374.40', incidence: '1.87' });
  });

  it('is one piece when it is sold by the piece (worked example 4) [QCA-022, WIZ-089]', () => {
    const one = { E: 1, packs: { 1: 1 }, Q: 1, sign: '=', cost: '12.90', incidence: null };
    expect(automatic(roller)).toEqual(one);
    const three = counted({ ...roller, priceranges: [aPriceRange([], [aPack(1, 12.9, 3)])] });
    expect(three).toMatchObject({ sign: '>', cost: '38.70', incidence: null });
  });

  it('covers a square metre with one when it is sold by the square metre (worked example 5)', () => {
    const numbers = automatic(mesh, 130);
    expect(numbers).toEqual({
      E: 130,
      packs: { 50: 3 },
      Q: 150,
      sign: '>',
      cost: '187.50',
      incidence: '1.25',
    });
  });

  it('has an incidence even where there is nothing to paint (worked example 15)', () => {
    const row = aRow({ packs: [aPack('12,5', 60)] });
    const nothing = { E: 0, packs: {}, Q: 0, sign: '=', cost: '0.00', incidence: '1.68' };
    expect(automatic(row, 0)).toEqual(nothing);
    expect(automatic(row)).toMatchObject({ packs: { '12,5': 3 }, Q: 37.5, sign: '>', cost: '180.00' });
  });
});

describe('required products', () => {
  it('collect the demand of the row that requires them (worked example 3) [QCA-039]', () => {
    const quotation = withAutomaticPacks(aQuotation([primer, thinner], { area: 120 }));
    expect(inUnits(pricedRow(quotation, 'R'))).toEqual({
      E: 36,
      packs: { 18: 2 },
      Q: 36,
      sign: '=',
      cost: '280.80',
      incidence: '2.34',
    });
    expect(inUnits(pricedRow(quotation, 'C'))).toEqual({
      E: 6,
      packs: { 5: 2 },
      Q: 10,
      sign: '>',
      cost: '82.00',
      incidence: '0.41',
    });
    const selectedIncidences = ['R', 'C'].map((id) => ({ id, value: null, text: '' }));
    const priced = priceQuotation({ ...quotation, selectedIncidences });
    expect(inEuro(priced.total)).toBe('362.80');
    expect(inEuro(priced.totalIncidence)).toBe('2.75');
  });

  it('add it to what their own area needs (worked example 3b)', () => {
    const quotation = withAutomaticPacks(aQuotation([primer, { ...thinner, area: 10 }], { area: 120 }));
    const numbers = inUnits(pricedRow(quotation, 'C'));
    expect(numbers).toMatchObject({ E: 8, packs: { 5: 2 }, cost: '82.00', incidence: '0.50' });
  });

  it('collect it in their first row alone (worked example 3c) [QCA-037, QCA-038]', () => {
    const other = aRow({ id: 'R2', lockedArea: false, area: 40, ranges: [aRange(0.3, { C: 0.1 })] });
    const second = { ...thinner, sId: 'C2', standalone: true, lockedArea: true };
    const first = { ...thinner, standalone: true };
    const quotation = withAutomaticPacks(aQuotation([primer, other, first, second], { area: 120 }));
    const rows = ['C', 'C2'].map((sId) => pricedRow(quotation, sId));
    expect(rows.map(({ combined }) => combined)).toEqual([true, false]);
    expect(rows.map(({ requirers }) => requirers.map(({ sId }) => sId))).toEqual([['R', 'R2'], []]);
    const [collecting, own] = rows.map(inUnits);
    expect(collecting).toMatchObject({ E: 10, packs: { 5: 2 }, sign: '=', cost: '82.00' });
    expect(own).toMatchObject({ E: 24, packs: { 5: 5 }, Q: 25, sign: '>', cost: '205.00' });
  });
});

describe('discounts and totals', () => {
  it('take the three discounts one after the other (worked example 8) [QCA-019]', () => {
    const row = aRow({ discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 });
    const priced = pricedRow(withAutomaticPacks(aQuotation([row])));
    expect(inUnits(priced)).toMatchObject({ cost: '188.53', incidence: '1.32' });
    expect([priced.discount, inEuro(priced.listCost)]).toEqual([162_100, '225.00']);
  });

  it('give the work away at 100 % (worked example 8b)', () => {
    expect(automatic(aRow({ discountExtra: 1 }))).toMatchObject({ cost: '0.00', incidence: '0.00' });
  });

  it('add up what is printed (worked example 11) [QCA-040, QCA-041]', () => {
    const rows = [aRow({ id: 'ex1' }), { ...silicate, consumptionRange: 1 }, mesh, roller];
    const quotation = withAutomaticPacks(aQuotation(rows, { area: 130 }));
    const priced = priceQuotation(quotation);
    expect(priced.rows.map(({ cost }) => inEuro(cost))).toEqual(['225.00', '561.60', '187.50', '12.90']);
    expect(priced.rows.map(({ incidence }) => inEuro(incidence))).toEqual(['1.58', '3.12', '1.25', null]);
    expect([inEuro(priced.total), inEuro(priced.listTotal)]).toEqual(['987.00', '987.00']);
    expect(inEuro(priced.totalIncidence)).toBe('0.00');
    const selectedIncidences = ['ex1', 'ex5', 'gone'].map((id) => ({ id, value: null, text: '' }));
    const ticked = priceQuotation({ ...quotation, selectedIncidences });
    expect([inEuro(ticked.totalIncidence), ticked.tickedCount]).toEqual(['2.83', 2]);
  });

  it('round each row before they add (worked example 13) [QCA-041]', () => {
    const rows = ['a', 'b', 'c'].map((id) => aRow({ id, consumption: 1, packs: [aPack(1, '33,335')] }));
    const priced = priceQuotation(withAutomaticPacks(aQuotation(rows, { area: 1 })));
    expect(priced.rows.map(({ cost }) => inEuro(cost))).toEqual(['33.34', '33.34', '33.34']);
    expect(inEuro(priced.total)).toBe('100.02');
  });
});
