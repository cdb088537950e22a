import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Pack, Quotation } from '#shared/schemas/quotation.ts';
import { exactCost, exactIncidence } from '#test/support/builders/exact-money.ts';
import { aQuotation, aRow } from '#test/support/builders/quotation.ts';

const decimal = (max: number, places: number) =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((value) => value / 10 ** places);
const positive = (max: number, places: number) => decimal(max, places).filter((value) => value > 0);
const packs: fc.Arbitrary<Pack[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    packaging: positive(50, 2),
    price: positive(500, 4),
    quantity: fc.nat(200),
  }),
  { minLength: 1, maxLength: 4 },
);
const percent = fc.oneof(fc.constantFrom(0, 0.05, 0.1, 0.15, 0.25, 1), decimal(1, 4));
const row = fc
  .record({
    id: fc.uuid(),
    consumption: decimal(10, 3),
    packs,
    area: decimal(1000, 2),
    lockedArea: fc.boolean(),
    discount: percent,
    discountExtra: percent,
    discountAccounting: percent,
  })
  .map((changes) => aRow(changes));
const quotation = fc
  .tuple(fc.array(row, { maxLength: 8 }), decimal(10_000, 2), fc.array(fc.boolean()))
  .map(([rows, area, ticks]) => {
    const ticked = rows.filter((_, index) => ticks[index]);
    const selectedIncidences = ticked.map(({ sId }) => ({ id: sId, value: null, text: '' }));
    return aQuotation(rows, { area, selectedIncidences });
  });

describe('whole quotations', () => {
  it('cost to the cent what exact arithmetic says, row by row, 10,000 of them', () => {
    const isExact = (sample: Quotation) =>
      priceQuotation(sample).rows.every(
        ({ row: stored, cost, incidence }) =>
          cost === exactCost(stored) && incidence === exactIncidence(stored),
      );
    fc.assert(fc.property(quotation, isExact), { numRuns: 10_000 });
  }, 60_000);

  it('total exactly the lines they print [QCA-040, QCA-041]', () => {
    fc.assert(
      fc.property(quotation, (sample) => {
        const { rows, total, totalIncidence } = priceQuotation(sample);
        const ticked = new Set(sample.selectedIncidences.map(({ id }) => id));
        expect(total).toBe(rows.reduce<number>((sum, { cost }) => sum + (cost ?? 0), 0));
        const incidences = rows.map(({ sId, incidence }) => (ticked.has(sId) ? (incidence ?? 0) : 0));
        expect(totalIncidence).toBe(incidences.reduce<number>((sum, value) => sum + value, 0));
      }),
    );
  });

  it('never cost, need or count less than nothing, nor more than the list price', () => {
    fc.assert(
      fc.property(quotation, (sample) => {
        for (const priced of priceQuotation(sample).rows) {
          for (const value of [priced.cost, priced.incidence, priced.estimate, priced.quantity]) {
            expect(value).toBeGreaterThanOrEqual(0);
          }
          expect(priced.cost).toBeLessThanOrEqual(priced.listCost ?? 0);
        }
      }),
    );
  });

  it('are covered by their automatic packages, and not by one package less', () => {
    fc.assert(
      fc.property(quotation, (sample) => {
        for (const { estimate, quantity, packs: bought } of priceQuotation(withAutomaticPacks(sample)).rows) {
          const [first] = bought;
          // Formula 4 rounds to a millionth of a package before it rounds up.
          const trace = (first?.size ?? 0) / 1e6;
          expect(quantity).toBeGreaterThanOrEqual(estimate - trace);
          expect(quantity - (first?.size ?? 0)).toBeLessThan(estimate + trace);
        }
      }),
    );
  });
});
