import { describe, expect, it } from 'vitest';
import { lockRows } from '#shared/editing/lock-rows.ts';
import { mixVersions } from '#shared/editing/mix-versions.ts';
import { moveRow } from '#shared/editing/move-row.ts';
import { removeRows } from '#shared/editing/remove-rows.ts';
import { rowIds } from '#shared/editing/row-order.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setQuotationNote } from '#shared/editing/set-quotation-note.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { setRowNote } from '#shared/editing/set-row-note.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { tickIncidence } from '#shared/editing/tick-incidence.ts';
import { differingParts, partKey } from '#shared/editing/version-parts.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { aPack, aPriceRange, aQuotation, aRange, aRow, pricedRow } from '#test/support/builders/quotation.ts';

const packs = [aPack(25, 112.5)];
const three = ['a', 'b', 'c'].map((id) => aRow({ id, packs, lockedArea: true, area: 100 }));
const base = withAutomaticPacks(aQuotation(three));
const later = (quotation: Quotation): Quotation => ({ ...quotation, revision: base.revision + 1 });
const keys = (left: Quotation, right: Quotation) => differingParts(left, right).map(partKey);
const mix = (mine: Quotation, theirs: Quotation, chosen: ReadonlySet<string>) =>
  mixVersions({ base, mine, theirs }, chosen);
const half = { discount: 0.5, discountExtra: 0, discountAccounting: 0 };
const countOf = (quotation: Quotation, sId: string) => pricedRow(quotation, sId).packs[0]?.count;

/** Touches every part there is, but for colours and prices. */
function muchEdited(quotation: Quotation): Quotation {
  const edits: ((now: Quotation) => Quotation)[] = [
    (now) => removeRows(now, new Set(['b'])),
    (now) => moveRow(now, 'c', 0),
    (now) => setRowPacks(now, 'a', [{ id: '25', quantity: 9 }]),
    (now) => setRowArea(lockRows(now, new Set(['c']), false), 'c', 12),
    (now) => setRowNote(setRowDiscounts(now, 'a', half), 'a', 'verso nord'),
    (now) => setQuotationNote(tickIncidence({ ...now, ...half, name: 'Altro' }, 'a', true), 'in maggio'),
  ];
  return edits.reduce((now, edit) => edit(now), quotation);
}

describe('the parts in which two versions differ', () => {
  it('are those a person decides on, header first', () => {
    expect(keys(muchEdited(base), base)).toEqual([
      ...['name', 'discounts', 'note', 'order'],
      'c surface',
      ...['a packages', 'a discounts', 'a incidence', 'a note'],
      'b presence',
    ]);
  });

  it('are the colour of a row by its code and its list, and its consumption', () => {
    const white = { code: '9001', r: 1, g: 2, b: 3 };
    const other = { sId: 'a', color: white, colorlist: 'RAL' };
    const version = (changes: Partial<QuotationRow>) =>
      aQuotation([aRow({ ...three[0], ...other, ...changes })]);
    expect(keys(version({ color: { ...white, code: '9002' } }), version({}))).toEqual(['a colour']);
    expect(keys(version({ colorlist: 'NCS' }), version({}))).toEqual(['a colour']);
    expect(keys(version({ color: { ...white, r: 9 } }), version({}))).toEqual([]);
    expect(keys(version({ consumptionRange: 1 }), version({}))).toEqual(['a consumptionRange']);
  });

  it('do not name packages that only follow from the area', () => {
    expect(keys(setQuotationArea(base, 250), base)).toEqual(['area']);
  });
});

describe('a version made of two', () => {
  const mine = muchEdited(base);
  const theirs = later(setRowNote(base, 'b', 'loro'));

  it('is one of them when every part is taken from it', () => {
    expect(mix(mine, theirs, new Set())).toEqual(theirs);
    const all = mix(mine, theirs, new Set(keys(mine, theirs)));
    expect(all).toEqual({ ...mine, revision: theirs.revision });
  });

  it('takes each part from the chosen version', () => {
    const mixed = mix(mine, theirs, new Set(['note', 'a packages', 'b presence']));
    expect([mixed.note, mixed.name, rowIds(mixed)]).toEqual(['in maggio', base.name, ['a', 'c']]);
    expect([countOf(mixed, 'a'), pricedRow(mixed, 'a').row.note]).toEqual([9, null]);
    const ordered = mix(mine, theirs, new Set(['order']));
    expect(rowIds(ordered)).toEqual(['c', 'a', 'b']);
  });

  it('counts automatic packages for the area that was chosen', () => {
    const wide = setRowPacks(setQuotationArea(base, 250), 'c', [{ id: '25', quantity: 1 }]);
    const mixed = mix(wide, later(setQuotationArea(base, 400)), new Set(['area', 'c packages']));
    expect([countOf(mixed, 'a'), countOf(mixed, 'c')]).toEqual([countOf(wide, 'a'), 1]);
  });

  it('takes colour, consumption and packages of a row each from its side', () => {
    const ranges = [aPriceRange(['C1'], packs), aPriceRange(['C2'], [{ ...aPack(25, 150), id: 'dark' }])];
    const tinted = aRow({
      id: 'a',
      priceType: 'colors',
      priceranges: ranges,
      ranges: [aRange(0.3), aRange(0.9)],
      lockedArea: true,
    });
    const left = withAutomaticPacks(aQuotation([tinted]));
    const right = withAutomaticPacks(
      aQuotation([
        { ...tinted, consumptionRange: 1, color: { code: 'C2', r: 1, g: 2, b: 3 }, priceRange: 1 },
      ]),
    );
    const mixed = mix(left, right, new Set(['a consumptionRange', 'a packages']));
    const { row } = pricedRow(mixed, 'a');
    expect([row.color?.code, row.priceRange, row.consumptionRange]).toEqual(['C2', 1, 0]);
    expect(pricedRow(mixed, 'a').packs).toMatchObject([{ id: 'dark', count: 2 }]);
    const other = mix(left, right, new Set(['a colour']));
    expect([pricedRow(other, 'a').row.color, pricedRow(other, 'a').row.consumptionRange]).toEqual([null, 1]);
  });

  it('finds the price range of a colour in the copy that is taken', () => {
    const colour = { color: { code: 'C1', r: 1, g: 2, b: 3 }, colorlist: null };
    const tinted = aRow({
      id: 'a',
      priceType: 'colors',
      priceranges: [aPriceRange(['C1'], packs)],
      lockedArea: true,
    });
    const was = withAutomaticPacks(aQuotation([{ ...tinted, ...colour }]));
    const ranges = [aPriceRange(['C0'], [aPack(25, 50)]), aPriceRange(['C1'], [aPack(25, 220)])];
    const now = { ...tinted, ...colour, priceranges: ranges, priceRange: 1, source: { prices: 'v1' } };
    const repriced = withAutomaticPacks(aQuotation([now]));
    const noted = later(setRowNote(was, 'a', 'loro'));
    const mixed = mixVersions({ base: was, mine: repriced, theirs: noted }, new Set(['a prices']));
    expect([pricedRow(mixed, 'a').priceRangeIndex, pricedRow(mixed, 'a').listCost]).toEqual([1, 44_000]);
    expect(pricedRow(mixed, 'a').row.note).toBe('loro');
  });

  it('brings a row the other removed back with the prices it had', () => {
    const without = later(removeRows(base, new Set(['b'])));
    const back = mix({ ...base, area: 120 }, without, new Set(['b presence']));
    expect([rowIds(back), pricedRow(back, 'b').row.source]).toEqual([
      ['a', 'b', 'c'],
      { revision: base.revision },
    ]);
    expect(rowIds(mix(base, without, new Set()))).toEqual(['a', 'c']);
    const counted = setRowPacks(base, 'b', [{ id: '25', quantity: 9 }]);
    expect(countOf(mix(counted, without, new Set(['b presence'])), 'b')).toBe(9);
    const dear = aRow({ id: 'b', packs: [aPack(25, 200, 2)], lockedArea: true, area: 100 });
    const asked = [three[0], { ...dear, source: { prices: 'v1' } }, three[2]] as typeof three;
    const { row } = pricedRow(
      mix({ ...base, selectedProducts: asked }, without, new Set(['b presence'])),
      'b',
    );
    expect([row.source, packsOf(row)[0]?.price]).toEqual([{ revision: base.revision }, 112.5]);
  });

  it('leaves a row that is gone meanwhile the revision it was restored from, and a new one as it is', () => {
    const without = later(removeRows(base, new Set(['b'])));
    const mineWith = (row: QuotationRow) => ({
      ...base,
      selectedProducts: [...base.selectedProducts.slice(0, 1), row],
    });
    const own = { lockedArea: true, area: 100 };
    const restored = aRow({ ...own, id: 'b', packs: [aPack(25, 90, 4)], source: { revision: 1 } });
    const { row } = pricedRow(mix(mineWith(restored), without, new Set(['b presence'])), 'b');
    expect([row.source, packsOf(row)]).toEqual([{ revision: 1 }, [aPack(25, 90, 4)]]);
    const added = aRow({ ...own, id: 'new', packs: [aPack(25, 80, 4)] });
    const brought = pricedRow(mix(mineWith(added), without, new Set(['new presence'])), 'new').row;
    expect([brought.source, packsOf(brought)]).toEqual([undefined, [aPack(25, 80, 4)]]);
  });

  it('counts packages anew that the chosen price range does not have', () => {
    const ranges = [aPriceRange(['C1'], packs), aPriceRange(['C2'], [{ ...aPack(10, 50), id: 'ten' }])];
    const tinted = aRow({ id: 'a', priceType: 'colors', priceranges: ranges, lockedArea: true, area: 100 });
    const counted = setRowPacks(aQuotation([tinted]), 'a', [{ id: '25', quantity: 9 }]);
    const dark = { ...tinted, color: { code: 'C2', r: 1, g: 2, b: 3 }, priceRange: 1 };
    const other = setRowPacks(aQuotation([dark]), 'a', [{ id: 'ten', quantity: 7 }]);
    const mixed = mix(counted, other, new Set(['a packages']));
    expect(pricedRow(mixed, 'a').packs).toMatchObject([{ id: 'ten', count: 4 }]);
  });

  it('keeps the prices of the catalogue where one had taken them over', () => {
    const source = { prices: 'v1' };
    const dear = aRow({ id: 'a', packs: [aPack(25, 200, 2)], lockedArea: true, area: 100, source });
    const repriced = { ...base, selectedProducts: [dear, ...base.selectedProducts.slice(1)] };
    expect(keys(repriced, base)).toEqual(['a prices']);
    const kept = mix(repriced, theirs, new Set(['a prices']));
    expect([pricedRow(kept, 'a').row.source, pricedRow(kept, 'a').listCost]).toEqual([source, 40_000]);
    expect(pricedRow(mix(repriced, theirs, new Set()), 'a').row.source).toBeUndefined();
  });
});
