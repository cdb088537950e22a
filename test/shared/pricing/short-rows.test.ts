import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantity } from '#shared/money/units.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import {
  hasNeed,
  isShort,
  isWorseShortage,
  missingQuantity,
  type Shortage,
  shortageOf,
  shortRows,
  stillShort,
} from '#shared/pricing/short-rows.ts';
import { editedQuotations } from '#test/support/builders/edited-quotations.ts';
import { aPack, aQuotation, aRow, pricedRow } from '#test/support/builders/quotation.ts';

/** 100 m² at 0,35 kg: a need of 35 kg, in bags of 25 kg. */
const counted = (id: string, count: number) => aRow({ id, packs: [aPack(25, 112.5, count)] });
const quotation = aQuotation([counted('none', 0), counted('one', 1), counted('two', 2)]);
const shortage = (entries: Record<string, number>): Shortage =>
  new Map(Object.entries(entries).map(([sId, missing]) => [sId, quantity(missing)]));

describe('short rows', () => {
  it('are those whose packages hold less than the need, with what they lack [QCA-025]', () => {
    const { rows } = priceQuotation(quotation);
    expect(shortRows(rows).map(({ sId }) => sId)).toEqual(['none', 'one']);
    expect(rows.map(missingQuantity)).toEqual([35e6, 10e6, 0]);
    expect(shortageOf(rows)).toEqual(shortage({ none: 35e6, one: 10e6 }));
  });

  it('are never pieces, which have no need', () => {
    for (const count of [0, 1, 6]) {
      const piece = pricedRow(aQuotation([aRow({ um: 'pz', packs: [aPack(1, 8, count)] })]));
      expect([hasNeed(piece), isShort(piece), missingQuantity(piece)]).toEqual([false, false, 0]);
    }
  });
});

describe('whatever edits come', () => {
  it('the rows that the screen marks are those whose packages hold less than the need', () => {
    fc.assert(
      fc.property(editedQuotations, (edited) => {
        const { rows } = priceQuotation(edited);
        const lacking = rows.filter(({ row, estimate, packs }) => {
          const held = packs.reduce((sum, { size, count }) => sum + size * count, 0);
          return row.um !== 'pz' && held < estimate;
        });
        expect(shortRows(rows)).toEqual(lacking);
        expect([...shortageOf(rows).keys()]).toEqual(lacking.map(({ sId }) => sId));
      }),
    );
  });
});

describe('a shortage', () => {
  it('is worse than the known one where a row lacks more, or a row that lacked nothing lacks something', () => {
    const known = shortage({ a: 10, b: 5 });
    expect(isWorseShortage(known, known)).toBe(false);
    expect(isWorseShortage(shortage({ a: 9 }), known)).toBe(false);
    expect(isWorseShortage(shortage({ a: 11 }), known)).toBe(true);
    expect(isWorseShortage(shortage({ a: 10, c: 1 }), known)).toBe(true);
    expect(isWorseShortage(new Map(), known)).toBe(false);
  });

  it('is known of rows alone that are still short', () => {
    const known = shortage({ a: 10, b: 5 });
    expect(stillShort(known, shortage({ b: 2, c: 1 }))).toEqual(shortage({ b: 5 }));
  });

  it('is no news when it is known, and always news when nothing is', () => {
    const some = fc.dictionary(fc.string(), fc.integer({ min: 1, max: 1e9 }), { minKeys: 1 });
    fc.assert(
      fc.property(some, (entries) => {
        expect(isWorseShortage(shortage(entries), shortage(entries))).toBe(false);
        expect(isWorseShortage(shortage(entries), new Map())).toBe(true);
      }),
    );
  });
});
