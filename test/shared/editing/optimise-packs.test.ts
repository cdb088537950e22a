import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optimisationOf, optimisedQuotation, savingOf } from '#shared/editing/optimise-packs.ts';
import { setPackAim } from '#shared/editing/set-pack-aim.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { packAims } from '#shared/pricing/pack-aim.ts';
import { possibleSaving } from '#shared/pricing/possible-saving.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aPack, aQuotation, aRow, inUnits, pricedRow } from '#test/support/builders/quotation.ts';
import { editedBy, quotations, seeds } from '#test/support/builders/random-quotations.ts';

/** 48 kg for 100 m²: cheapest 2 × 25, least leftover 3 × 16, fewest 1 × 60. */
const packs = [aPack(16, 40), aPack(25, 50), aPack(60, 130)];
const quotation = aQuotation([
  ...withAutomaticPacks(aQuotation([aRow({ id: 'auto', consumption: 0.48, packs })])).selectedProducts,
  aRow({ id: 'hand', consumption: 0.48, packs: [aPack(16, 40), aPack(25, 50, 2)] }),
  aRow({ id: 'same', consumption: 0.5, packs: [aPack(25, 50, 2)] }),
  aRow({ id: 'piece', um: 'pz', packs: [aPack(1, 9, 1)] }),
  aRow({ id: 'bare', packs: [aPack(25, null, 2)] }),
  aRow({ id: 'idle', consumption: 0, packs }),
]);
const ids = (rows: readonly { sId: string }[]) => rows.map(({ sId }) => sId);
const none = new Set<string>();
const totals = (one: Quotation) => {
  const { rows, total } = priceQuotation(one);
  const counts = rows.flatMap(({ packs: some }) => some.map(({ count }) => count));
  return { cost: total ?? 0, packages: counts.reduce((sum, count) => sum + count, 0) };
};

describe('the optimisation of a quotation', () => {
  it('asks about rows that change and rows counted by hand, and names those that stay with the reason', () => {
    const found = optimisationOf(quotation, 'cheapest');
    expect(found.changing.map(({ sId, byHand }) => [sId, byHand])).toEqual([
      ['auto', false],
      ['hand', true],
    ]);
    expect(ids(found.best)).toEqual(['same']);
    expect(found.staying.map(({ row, why }) => [row.sId, why])).toEqual([
      ['piece', 'pieces'],
      ['bare', 'noPrice'],
      ['idle', 'noEstimate'],
    ]);
  });

  it('of a row with an aim is another one, and of a row counted by hand leaves its tick to the person', () => {
    const byHand = {
      ...quotation,
      selectedProducts: [aRow({ consumption: 0.5, packs: [aPack(16, 40, 9)] })],
    };
    const found = optimisationOf(byHand, 'fewest');
    expect(found.changing[0]).toMatchObject({ byHand: true });
    const left = optimisedQuotation(byHand, found, new Set(ids(found.changing)));
    expect(left.selectedProducts).toEqual(byHand.selectedProducts);
    const aimed = setPackAim(quotation, new Set(['auto']), 'fewest');
    expect(ids(optimisationOf(aimed, 'cheapest').changing)).toContain('auto');
    expect(ids(optimisationOf(aimed, 'fewest').best)).toContain('auto');
  });

  it('gives all rows the aim that can have it, and packages by it', () => {
    const after = optimisedQuotation(quotation, optimisationOf(quotation, 'cheapest'), none);
    expect(after.selectedProducts.map(({ packAim }) => packAim)).toEqual([
      ...['cheapest', 'cheapest', 'cheapest'],
      ...[null, null, null],
    ]);
    expect(inUnits(pricedRow(after, 'auto')).packs).toEqual({ 25: 2 });
  });

  it('saves row by row what it saves in all, exactly, whatever rows are left out', () => {
    const choices = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(quotations, seeds, fc.constantFrom(...packAims), choices, (some, edits, aim, kept) => {
        const before = editedBy(some, edits);
        const found = optimisationOf(before, aim);
        const left = new Set(ids(found.changing.filter((_, index) => kept[index])));
        const after = optimisedQuotation(before, found, left);
        const saving = savingOf(found.changing.filter(({ sId }) => !left.has(sId)));
        const [was, is] = [totals(before), totals(after)];
        expect(saving).toEqual({ cost: was.cost - is.cost, packages: was.packages - is.packages });
        for (const sId of left) expect(pricedRow(after, sId).row).toEqual(pricedRow(before, sId).row);
      }),
      { numRuns: 500 },
    );
  });

  it('costs by no other aim less than by the lowest cost', () => {
    fc.assert(
      fc.property(quotations, seeds, (some, edits) => {
        const before = editedBy(some, edits);
        const [cheapest = 0, ...others] = packAims.map(
          (aim) => totals(optimisedQuotation(before, optimisationOf(before, aim), none)).cost,
        );
        for (const other of others) expect(other).toBeGreaterThanOrEqual(cheapest);
      }),
    );
  });
});

describe('what a row could save', () => {
  it('is the difference to the cheapest packages, after its discounts', () => {
    const row = aRow({ consumption: 0.48, packs, discount: 0.1 });
    expect(possibleSaving(pricedRow(withAutomaticPacks(aQuotation([row]))))).toBe(1_800);
  });

  it('is nothing with the cheapest packages, with an aim, and where nothing can be optimised', () => {
    for (const sId of ['same', 'piece', 'bare', 'idle'])
      expect(possibleSaving(pricedRow(quotation, sId))).toBe(0);
    const aimed = setPackAim(quotation, new Set(['auto']), 'fewest');
    expect(possibleSaving(pricedRow(aimed, 'auto'))).toBe(0);
    expect(possibleSaving(pricedRow({ ...quotation, pricelist: null }, 'auto'))).toBe(0);
    // Too little costs less than enough.
    const short = aRow({ consumption: 0.48, packs: [aPack(25, 50, 1)] });
    expect(possibleSaving(pricedRow(aQuotation([short])))).toBe(0);
  });

  it('is what the lowest cost saves in a quotation', () => {
    fc.assert(
      fc.property(quotations, seeds, (some, edits) => {
        const before = editedBy(some, edits);
        for (const { before: was, after } of optimisationOf(before, 'cheapest').changing) {
          if (was.row.packAim !== null) continue;
          expect(possibleSaving(was)).toBe(Math.max(0, (was.cost ?? 0) - (after.cost ?? 0)));
        }
      }),
    );
  });
});
