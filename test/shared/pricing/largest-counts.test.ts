import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Pack } from '#shared/schemas/quotation.ts';
import { largestArea } from '#shared/schemas/quotation-bounds.ts';
import { rowEdit } from '#shared/schemas/quotation-input.ts';
import { exactCost } from '#test/support/builders/exact-money.ts';
import { aPack, aQuotation, aRow, pricedRow } from '#test/support/builders/quotation.ts';

const decimal = (max: number, places: number) =>
  fc.double({ min: 0, max: 1, noNaN: true }).map((part) => Number((part ** 4 * max).toFixed(places)));
const most = <Value>(value: Value, other: fc.Arbitrary<Value>) => fc.oneof(fc.constant(value), other);
/** Packages up to all that the catalogue may hold of them. */
const packs: fc.Arbitrary<Pack[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    packaging: most(
      0.000001,
      decimal(9_999_999, 3).filter((size) => size > 0),
    ),
    price: most(1_000_000, decimal(1_000_000, 4)),
    quantity: most(largestPackCount, fc.nat({ max: largestPackCount })),
  }),
  { minLength: 1, maxLength: 5 },
);
const percent = fc.oneof(fc.constantFrom(0, 0.1, 1), decimal(1, 4));
const row = fc
  .record({
    id: fc.uuid(),
    consumption: most(10_000, decimal(10_000, 3)),
    packs,
    discount: percent,
    discountExtra: percent,
    discountAccounting: percent,
  })
  .map((changes) => aRow(changes));
const quotation = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 5 }), most(largestArea, decimal(largestArea, 2)))
  .map(([rows, area]) => aQuotation(rows, { area }));

const mayBeSaved = (sId: string, prices: readonly { id: string; quantity: number }[]) =>
  rowEdit.safeParse({ sId, prices }).success;

describe('counts of packages, at the bounds of what may be stored', () => {
  it('are all that a large job needs, and can be saved and changed by hand [QCA-021]', () => {
    const large = aQuotation([aRow({ id: 'a', consumption: 0.3, packs: [aPack(1, 12)] })], {
      area: largestArea,
    });
    const counted = withAutomaticPacks(large);
    expect(pricedRow(counted, 'a')).toMatchObject({ sign: '=', cost: 3_600_000_000 });
    const [{ id, quantity } = { id: '', quantity: 0 }] =
      counted.selectedProducts[0]?.priceranges[0]?.prices ?? [];
    expect(quantity).toBe(3_000_000);
    const more = setRowPacks(counted, 'a', [{ id, quantity: quantity + 1 }]);
    expect(pricedRow(more, 'a').packs[0]?.count).toBe(3_000_001);
    expect(mayBeSaved('a', [{ id, quantity: quantity + 1 }])).toBe(true);
  });

  it('can be saved whatever the calculation makes, and what is too little says so', () => {
    fc.assert(
      fc.property(quotation, (sample) => {
        for (const { sId, packs: shown, quantity, estimate, sign } of priceQuotation(
          withAutomaticPacks(sample),
        ).rows) {
          expect(
            mayBeSaved(
              sId,
              shown.map(({ id, count }) => ({ id, quantity: count })),
            ),
          ).toBe(true);
          expect(sign === '<').toBe(quantity < estimate);
        }
      }),
    );
  });

  it('cost exactly what they come to, up to the largest amount there is', () => {
    const atMost = (amount: number) => Math.min(amount, Number.MAX_SAFE_INTEGER);
    fc.assert(
      fc.property(quotation, (sample) => {
        const { rows, total, listTotal } = priceQuotation(sample);
        for (const { row: stored, cost, incidence } of rows) {
          expect(cost).toBe(
            stored.priceranges[0]?.prices.some(({ price }) => price) ? atMost(exactCost(stored)) : null,
          );
          expect(incidence ?? 0).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
        }
        expect(total).toBe(atMost(rows.reduce((sum, { cost }) => sum + (cost ?? 0), 0)));
        expect(Number.isSafeInteger(listTotal)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
