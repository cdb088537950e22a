import { describe, expect, it } from 'vitest';
import { rowEdits, saveInput } from '#shared/editing/changes.ts';
import { chooseRowColour } from '#shared/editing/choose-row-colour.ts';
import { countChanges } from '#shared/editing/count-changes.ts';
import { loadQuotation } from '#shared/editing/load-quotation.ts';
import { moveRow } from '#shared/editing/move-row.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setQuotationDiscounts } from '#shared/editing/set-quotation-discounts.ts';
import { setQuotationNote } from '#shared/editing/set-quotation-note.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { setRowDiscounts } from '#shared/editing/set-row-discounts.ts';
import { setRowNote } from '#shared/editing/set-row-note.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { tickAllIncidences, tickIncidence } from '#shared/editing/tick-incidence.ts';
import { toggleRowLock } from '#shared/editing/toggle-row-lock.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import type { Quotation, QuotationRow } from '#shared/schemas/quotation.ts';
import { aPack, aPriceRange, aQuotation, aRange, aRow } from '#test/support/builders/quotation.ts';
import { withRange } from '#test/support/with-range.ts';

const coloured = aRow({
  id: 'colour',
  priceType: 'colors',
  ranges: [aRange(0.3), aRange(0.31)],
  priceranges: [
    aPriceRange(['9001'], [aPack(15, 150)]),
    aPriceRange(['9200'], [{ ...aPack(15, 180), id: 'dark' }]),
  ],
});
const before = loadQuotation(withAutomaticPacks(aQuotation([aRow(), coloured])));
const key = { id: 'q1', revision: 3 };
const three = { discount: 0.1, discountExtra: 0.05, discountAccounting: 0.02 };

describe('the input of a save', () => {
  it('is empty beside its key when nothing changed', () => {
    expect(saveInput(before, before)).toEqual(key);
    expect(saveInput(before, { ...before, selectedProducts: [...before.selectedProducts] })).toEqual(key);
    expect(countChanges(before, before)).toBe(0);
  });

  it('names the area, and the packages that follow it, row by row in order', () => {
    const after = setQuotationArea(before, 180);
    expect(saveInput(before, after)).toEqual({
      ...key,
      area: 180,
      selectedProducts: [
        { sId: 'adda-calce', prices: [{ id: '25', quantity: 3 }] },
        { sId: 'colour', prices: [{ id: '15', quantity: 4 }] },
      ],
    });
    expect(countChanges(before, after)).toBe(1);
  });

  it('names packages that were counted back to what they were before the area changed', () => {
    const counted = setRowPacks(setQuotationArea(before, 180), 'adda-calce', [{ id: '25', quantity: 2 }]);
    expect(saveInput(before, counted).selectedProducts?.[0]).toEqual({
      sId: 'adda-calce',
      prices: [{ id: '25', quantity: 2 }],
    });
    expect(countChanges(before, counted)).toBe(2);
  });

  it('brings lock and area together, so that an area is never without its lock', () => {
    const unlocked = toggleRowLock(before, 'adda-calce');
    const [edit] = rowEdits(before, unlocked);
    expect(edit).toEqual({ sId: 'adda-calce', lockedArea: false, area: 100 });
    const [resized] = rowEdits(unlocked, setRowArea(unlocked, 'adda-calce', 99));
    expect(resized).toEqual({ sId: 'adda-calce', lockedArea: false, area: 99 });
    expect(countChanges(before, setRowArea(unlocked, 'adda-calce', 60))).toBe(1);
  });

  it('names a colour and the packages of its price range, without prices', () => {
    const choice = chooseRowColour(before, 'colour', { code: '9200', r: 1, g: 2, b: 3, colorlist: 'RAL' });
    const after = choice.available ? choice.quotation : before;
    expect(saveInput(before, after).selectedProducts).toEqual([
      { sId: 'adda-calce' },
      {
        sId: 'colour',
        color: { code: '9200', r: 1, g: 2, b: 3 },
        colorlist: 'RAL',
        prices: [{ id: 'dark', quantity: 2 }],
      },
    ]);
    expect(countChanges(before, after)).toBe(1);
  });

  it('names the discounts of the quotation and of every row', () => {
    const after = setQuotationDiscounts(before, three);
    const selectedProducts = [
      { sId: 'adda-calce', ...three },
      { sId: 'colour', ...three },
    ];
    expect(saveInput(before, after)).toEqual({ ...key, ...three, selectedProducts });
    expect(countChanges(before, after)).toBe(1);
    const changedAgain = setRowDiscounts(after, 'colour', { ...three, discount: 0 });
    expect(countChanges(before, changedAgain)).toBe(2);
    expect(countChanges(before, setRowDiscounts(before, 'colour', three))).toBe(1);
  });

  it('names the ticked rows, whatever their order', () => {
    const ticked = tickAllIncidences(before, true);
    expect(saveInput(before, ticked)).toEqual({ ...key, selectedIncidences: ['adda-calce', 'colour'] });
    const reversed = { ...ticked, selectedIncidences: ticked.selectedIncidences.toReversed() };
    expect(countChanges(ticked, reversed)).toBe(0);
    expect(countChanges(before, tickIncidence(before, 'colour', true))).toBe(1);
  });

  it('names what the details dialog changed', () => {
    const after = { ...before, name: 'Cortile', province: null, archived: true };
    expect(saveInput(before, after)).toEqual({ ...key, name: 'Cortile', province: null, archived: true });
    expect(countChanges(before, after)).toBe(3);
  });

  it('names the product of a new row with all its choices, and leaves removed rows out', () => {
    const added = aRow({ id: 'new', sId: 's9', note: 'sul retro', lockedArea: true });
    const [first] = before.selectedProducts;
    const after = { ...before, selectedProducts: first ? [added, first] : [] };
    expect(rowEdits(before, after)).toEqual([
      {
        sId: 's9',
        product: 'new',
        consumptionRange: 0,
        prices: [{ id: '25', quantity: 0 }],
        lockedArea: true,
        area: 0,
        discount: 0,
        discountExtra: 0,
        discountAccounting: 0,
        note: 'sul retro',
      },
      { sId: 'adda-calce' },
    ]);
    expect(countChanges(before, after)).toBe(2);
  });

  it('names the lock of a new row with its area, where it has one', () => {
    const lockOf = (lock: Partial<QuotationRow>) => {
      const row = aRow({ id: 'cloth', ...lock });
      const after = { ...before, selectedProducts: [...before.selectedProducts, row] };
      const { lockedArea, area } = rowEdits(before, after)[2] ?? {};
      return [lockedArea, area];
    };
    expect(lockOf({ lockedArea: false, area: 12 })).toEqual([false, 12]);
    expect(lockOf({ lockedArea: true, area: 12 })).toEqual([true, 12]);
    expect(lockOf({ lockedArea: undefined, area: 12 })).toEqual([undefined, undefined]);
  });

  it('lists every row when only their order changed', () => {
    const after = { ...before, selectedProducts: before.selectedProducts.toReversed() };
    expect(saveInput(before, after).selectedProducts).toEqual([{ sId: 'colour' }, { sId: 'adda-calce' }]);
    expect(countChanges(before, after)).toBe(1);
    const cloth = loadQuotation(
      withAutomaticPacks(aQuotation([aRow({ id: 'cloth' }), ...before.selectedProducts])),
    );
    expect(saveInput(cloth, moveRow(cloth, 'colour', 1)).selectedProducts?.map(({ sId }) => sId)).toEqual([
      ...['cloth', 'colour', 'adda-calce'],
    ]);
  });

  it('names packages and locks that were set back by hand, which would follow the new area otherwise', () => {
    const combined = aRow({ id: 'mesh', combined: true, lockedArea: false });
    const render = aRow({ id: 'render', lockedArea: true, ranges: [aRange(4, { mesh: 1.1 }), aRange(4)] });
    const both = withAutomaticPacks(aQuotation([render, combined]));
    const smaller = setQuotationArea(both, 50);
    const packs = [{ id: '25', quantity: 16 }];
    const setBack = setRowPacks(smaller, 'render', packs);
    expect(saveInput(both, setBack).selectedProducts?.[0]).toEqual({ sId: 'render', prices: packs });
    const kept = both.selectedProducts.map((row) =>
      row.id === 'render' ? { ...row, consumptionRange: 1 } : row,
    );
    const own = { ...both, selectedProducts: kept };
    expect(saveInput(both, own).selectedProducts?.[1]).toMatchObject({ lockedArea: false, area: 0 });
    expect(saveInput(both, smaller).selectedProducts?.[0]?.prices).toEqual([{ id: '25', quantity: 8 }]);
  });

  it('names where a copy comes from with all choices, once', () => {
    const [first] = before.selectedProducts;
    if (!first) throw new Error('one row');
    const repriced = { ...first, source: { prices: 'v1' } };
    const after = { ...before, selectedProducts: [repriced, ...before.selectedProducts.slice(1)] };
    expect(rowEdits(before, after)[0]).toEqual({
      sId: 'adda-calce',
      source: { prices: 'v1' },
      areaFrom: null,
      consumptionRange: 0,
      prices: [{ id: '25', quantity: 2 }],
      lockedArea: true,
      area: 100,
      discount: 0,
      discountExtra: 0,
      discountAccounting: 0,
      color: null,
      colorlist: null,
      note: null,
    });
    expect(countChanges(before, after)).toBe(1);
    expect(rowEdits(after, setRowNote(after, 'adda-calce', 'retro'))[0]).toEqual({
      sId: 'adda-calce',
      note: 'retro',
    });
  });

  it('names a colour as soon as its code or its list is another', () => {
    const color = { code: '9001', r: 1, g: 2, b: 3 };
    const withColour = (changes: Partial<QuotationRow>) => ({
      ...before,
      selectedProducts: before.selectedProducts.map((row) =>
        row.sId === 'colour' ? { ...row, ...changes } : row,
      ),
    });
    const white = withColour({ color, colorlist: 'RAL' });
    const edit = (after: Quotation) => saveInput(white, after).selectedProducts?.[1];
    const listed = { color, colorlist: 'NCS' };
    expect(edit(withColour(listed))).toEqual({ sId: 'colour', ...listed });
    const other = { color: { ...color, code: '9002' }, colorlist: 'RAL' };
    expect(edit(withColour(other))).toEqual({ sId: 'colour', ...other });
    const tinted = (changes: Partial<QuotationRow>) => setQuotationNote(withColour(changes), 'in maggio');
    expect([other, listed].map((changes) => countChanges(white, tinted(changes)))).toEqual([2, 2]);
  });

  it('names one of several packages that was counted', () => {
    const packs = [aPack(25, 100, 1), aPack(5, 30, 1)];
    const two = loadQuotation(aQuotation([aRow({ packs })]));
    const counted = setRowPacks(two, 'adda-calce', [{ id: '5', quantity: 2 }]);
    expect(saveInput(two, counted).selectedProducts?.[0]?.prices).toEqual([
      { id: '25', quantity: 1 },
      { id: '5', quantity: 2 },
    ]);
  });

  it('names no tick of a row that is gone', () => {
    const ticked = tickAllIncidences(before, true);
    const lost = {
      ...ticked,
      selectedIncidences: [...ticked.selectedIncidences, { id: 'x', value: 1, text: '' }],
    };
    expect(saveInput(ticked, lost)).toEqual(key);
  });

  it('never holds a price', () => {
    const counted = setRowPacks(before, 'adda-calce', [{ id: '25', quantity: 9 }]);
    const after = withRange(setQuotationArea(counted, 500), 'colour', 1);
    expect(JSON.stringify(saveInput(before, after))).not.toMatch(/"price"|112\.5|"priceranges"/);
  });
});

describe('the count of pending changes', () => {
  it('adds each kind of change of each row once, without what follows from it', () => {
    const counted = setRowPacks(before, 'adda-calce', [{ id: '25', quantity: 9 }]);
    const noted = setRowNote(counted, 'adda-calce', 'due mani');
    expect(countChanges(before, setQuotationNote(noted, 'in maggio'))).toBe(3);
    const ranged = withRange(noted, 'colour', 1);
    expect(countChanges(before, counted)).toBe(1);
    expect(countChanges(before, noted)).toBe(2);
    expect(countChanges(before, ranged)).toBe(3);
    expect(countChanges(before, setQuotationArea(ranged, 300))).toBe(4);
  });

  it('adds ticks, order, and the lock and area of a row, once each', () => {
    const noted = setQuotationNote(tickAllIncidences(before, true), 'in maggio');
    const reversed = (now: Quotation) => ({ ...now, selectedProducts: [...now.selectedProducts].reverse() });
    expect([noted, reversed(noted)].map((after) => countChanges(before, after))).toEqual([2, 3]);
    const unlocked = toggleRowLock(noted, 'colour');
    expect([unlocked, reversed(unlocked)].map((after) => countChanges(before, after))).toEqual([3, 4]);
    expect(countChanges(unlocked, setQuotationNote(setRowArea(unlocked, 'colour', 12), null))).toBe(2);
  });

  it('adds discounts of a row, but not those that came with the quotation’s', () => {
    const one = { discount: 0.2, discountExtra: 0, discountAccounting: 0 };
    const counted = (from: Quotation, after: Quotation) =>
      countChanges(from, setQuotationNote(after, 'in maggio')) - 1;
    expect(counted(before, setQuotationDiscounts(before, one))).toBe(1);
    expect(counted(before, setRowDiscounts(before, 'colour', one))).toBe(1);
    const both = setRowDiscounts(setQuotationDiscounts(before, three), 'colour', { ...three, discount: 0.2 });
    expect(counted(before, both)).toBe(2);
    const cloth = loadQuotation(
      withAutomaticPacks(aQuotation([...before.selectedProducts, aRow({ id: 'cloth' })])),
    );
    const first = setRowDiscounts(setQuotationDiscounts(cloth, three), 'adda-calce', one);
    expect(counted(cloth, first)).toBe(2);
    const given = { ...before, discount: 0.2 };
    expect(counted(given, setRowDiscounts(given, 'colour', one))).toBe(1);
  });
});
