import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMoneyChanged } from '#shared/editing/has-money-changed.ts';
import { mostKept, nextRevisions, revisionsOf } from '#shared/editing/kept-revisions.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { setRowNote } from '#shared/editing/set-row-note.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { tickIncidence } from '#shared/editing/tick-incidence.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aPack, aQuotation, aRow } from '#test/support/builders/quotation.ts';

const two = [
  aRow({ id: 'lime', packs: [aPack(25, 112.5), aPack(5, 22.5)] }),
  aRow({ id: 'primer', um: 'l', lockedArea: true, packs: [aPack(5, null)] }),
];
const before = withAutomaticPacks(aQuotation(two));
const packs = (...counts: [string, number][]) => counts.map(([id, quantity]) => ({ id, quantity }));
const discount = { discount: 0.1, discountExtra: 0, discountAccounting: 0 };

describe('a save changes money', () => {
  it.each<[string, Quotation]>([
    ['packages', setRowPacks(before, 'lime', packs(['25', 3]))],
    ['packages without a price', setRowPacks(before, 'primer', packs(['5', 99]))],
    ['a discount', setRowDiscounts(before, 'lime', discount)],
    ['an area that needs other packages', setQuotationArea(before, 500)],
    ['a row', { ...before, selectedProducts: before.selectedProducts.slice(0, 1) }],
    ['what is added up', tickIncidence(before, 'lime', true)],
  ])('by %s', (_, after) => expect(hasMoneyChanged(before, after)).toBe(true));

  it.each<[string, Quotation]>([
    ['a name', { ...before, name: 'Cortile', location: 'Modena', archived: true }],
    ['a note', setRowNote(before, 'lime', 'due mani')],
    ['the order of the rows', { ...before, selectedProducts: before.selectedProducts.toReversed() }],
    ['the discount of a row without a price', setRowDiscounts(before, 'primer', discount)],
    ['the same in other packages', setRowPacks(before, 'lime', packs(['25', 1], ['5', 5]))],
  ])('not by %s', (_, after) => expect(hasMoneyChanged(before, after)).toBe(false));

  it('exactly when a total, a row’s cost, quantity or incidence, or the set of rows is another', () => {
    const count = fc.nat({ max: 2 });
    const row = fc.record({ area: fc.constantFrom(50, 100), discount: fc.constantFrom(0, 0.1), count });
    const quotation = fc.uniqueArray(row, { maxLength: 3 }).map((rows) =>
      aQuotation(
        rows.map(({ area, discount: own, count: quantity }, index) =>
          aRow({
            sId: `${index}`,
            area,
            lockedArea: false,
            discount: own,
            packs: [aPack(25, 100, quantity)],
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(quotation, quotation, (left, right) => {
        const [one, other] = [priceQuotation(left), priceQuotation(right)];
        const isSame =
          one.total === other.total &&
          one.rows.length === other.rows.length &&
          one.rows.every(({ sId, cost, quantity, incidence }) =>
            other.rows.some(
              (row) =>
                row.sId === sId &&
                row.cost === cost &&
                row.quantity === quantity &&
                row.incidence === incidence,
            ),
          );
        expect(hasMoneyChanged(left, right)).toBe(!isSame);
      }),
    );
  });
});

describe('the revisions after a save', () => {
  const saved = (quotation: Quotation, revision: number) => ({
    ...setQuotationArea(quotation, 500 * revision),
    revision,
    updatedBy: 'Giulia Ferrero',
  });

  it('begin with the one before the first save', () => {
    const [first, ...others] = revisionsOf([], before);
    expect(first).toMatchObject({ revision: 3, savedBy: 'Marta Bellini', pricelist: 'pcu', total: 22500 });
    expect(others).toEqual([]);
    expect(nextRevisions([], before, { ...before, revision: 4 })).toEqual({ revisions: [first] });
  });

  it('are one more when money changed, and the state before is kept', () => {
    const first = revisionsOf([], before);
    const { revisions, kept, dropped } = nextRevisions(first, before, saved(before, 5));
    expect(revisions.map(({ revision, savedBy }) => [revision, savedBy])).toEqual([
      [3, 'Marta Bellini'],
      [5, 'Giulia Ferrero'],
    ]);
    expect([kept, dropped]).toEqual([3, undefined]);
  });

  const known = (length: number) =>
    Array.from({ length }, (_, index) => ({
      ...revisionsOf([], before)[0],
      revision: index + 1,
    })) as ReturnType<typeof nextRevisions>['revisions'];

  it('lose none as long as there is room', () => {
    const { revisions, kept, dropped } = nextRevisions(known(mostKept), before, saved(before, 30));
    expect([revisions.length, kept, dropped]).toEqual([mostKept + 1, mostKept, undefined]);
  });

  it('have no price list and no total while the owner has no list', () => {
    const [first] = revisionsOf([], { ...before, pricelist: null });
    expect([first?.pricelist, first?.total]).toEqual([null, null]);
  });

  it('are twenty earlier ones at the most: the oldest goes', () => {
    const { revisions, kept, dropped } = nextRevisions(known(mostKept + 1), before, saved(before, 30));
    expect([revisions.length, kept, dropped]).toEqual([mostKept + 1, mostKept + 1, 1]);
    expect([revisions[0]?.revision, revisions.at(-1)?.revision]).toEqual([2, 30]);
  });
});
