import { describe, expect, it } from 'vitest';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import { packAlternatives } from '#shared/pricing/pack-alternatives.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';
import { aPack, aQuotation, aRow, pricedRow } from '#test/support/builders/quotation.ts';

const quotationOf = (row: QuotationRow) => aQuotation([row]);
const alternatives = (row: QuotationRow, area = 100) =>
  packAlternatives(pricedRow({ ...quotationOf(row), area }));
const found = (row: QuotationRow, area = 100) => {
  const answer = alternatives(row, area);
  if (typeof answer === 'string') throw new Error(answer);
  return answer.map(({ packs, ...rest }) => ({ ...rest, counts: packs.map(({ id, count }) => [id, count]) }));
};

/** 48 kg are needed: cheapest 2 × 25, least leftover 3 × 16, fewest 1 × 60. */
const threeWays = (changes: Partial<QuotationRow> = {}) =>
  aRow({
    consumption: 0.48,
    packs: [aPack(16, 40), aPack(25, 50), aPack(60, 130)],
    ...changes,
  });

describe('the alternatives to the automatic packages', () => {
  it('are the cheapest, the one with the least leftover and the one of the fewest packages', () => {
    expect(found(threeWays())).toEqual([
      {
        aims: ['cheapest'],
        counts: [
          ['16', 0],
          ['25', 2],
          ['60', 0],
        ],
        cost: 10_000,
        leftover: 2_000_000,
        packages: 2,
      },
      {
        aims: ['leastLeftover'],
        counts: [
          ['16', 3],
          ['25', 0],
          ['60', 0],
        ],
        cost: 12_000,
        leftover: 0,
        packages: 3,
      },
      {
        aims: ['fewest'],
        counts: [
          ['16', 0],
          ['25', 0],
          ['60', 1],
        ],
        cost: 13_000,
        leftover: 12_000_000,
        packages: 1,
      },
    ]);
  });

  it('cost what the row will show, after its discounts [QCA-019]', () => {
    const row = threeWays({ discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 });
    const quotation = quotationOf(row);
    const answer = packAlternatives(pricedRow(quotation));
    expect(typeof answer).toBe('object');
    for (const { packs, cost } of typeof answer === 'string' ? [] : answer) {
      const counts = packs.map(({ id, count }) => ({ id, quantity: count }));
      expect(pricedRow(setRowPacks(quotation, row.sId, counts)).cost).toBe(cost);
    }
    expect(found(row)[0]?.cost).toBe(8_379);
  });

  it('that come to the same are one', () => {
    const row = aRow({ consumption: 0.45, packs: [aPack(5, 32), aPack(20, 110)] });
    expect(found(row)).toEqual([
      {
        aims: ['cheapest', 'leastLeftover', 'fewest'],
        counts: [
          ['5', 1],
          ['20', 2],
        ],
        cost: 25_200,
        leftover: 0,
        packages: 3,
      },
    ]);
  });

  it('of the same cost are two when one holds more', () => {
    const row = aRow({ consumption: 0.1, packs: [aPack(5, 10), aPack(20, 20)] });
    expect(found(row).map(({ aims, cost, packages }) => [aims, cost, packages])).toEqual([
      [['cheapest', 'leastLeftover'], 2_000, 2],
      [['fewest'], 2_000, 1],
    ]);
  });

  it('use the packages shown alone [QCA-020]', () => {
    const row = aRow({ consumption: 0.45, packs: [aPack(45, null), aPack('n.d.', 1, 4), aPack(20, 110)] });
    expect(found(row)[0]?.counts).toEqual([
      ['n.d.', 0],
      ['20', 3],
    ]);
  });

  it('are none without a price, an estimate or with pieces, and say which', () => {
    expect(alternatives(threeWays({ um: 'pz' }))).toBe('pieces');
    expect(alternatives(aRow({ packs: [aPack(25, null)] }))).toBe('noPrice');
    expect(alternatives(threeWays({ consumption: 0 }))).toBe('noEstimate');
    expect(alternatives(aRow({ packs: [aPack('n.d.', 1)] }))).toBe('beyondLimits');
    const unlisted = aQuotation([threeWays()], { pricelist: null });
    expect(packAlternatives(pricedRow(unlisted))).toBe('noPrice');
  });

  it('hold no more of a package than can be set', () => {
    const large = aRow({ consumption: 95, packs: [aPack(0.1, 1), aPack(1, 20)] });
    expect(largestPackCount).toBeLessThan(9_500_000_000);
    expect(found(large, largestArea).map(({ aims }) => aims)).toEqual([['fewest']]);
    expect(alternatives(aRow({ consumption: 95, packs: [aPack(0.1, 1)] }), largestArea)).toBe('beyondLimits');
    expect(found(large, largestArea / 10)).toHaveLength(2);
  });
});
