import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followsNeed } from '#shared/editing/automatic-counts.ts';
import { lockRows } from '#shared/editing/lock-rows.ts';
import { moveRow } from '#shared/editing/move-row.ts';
import { removeRows } from '#shared/editing/remove-rows.ts';
import { restoreRows } from '#shared/editing/restore-rows.ts';
import { rowIds } from '#shared/editing/row-order.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowNote } from '#shared/editing/set-row-note.ts';
import { setRowPacks } from '#shared/editing/set-row-packs.ts';
import { tickAllIncidences } from '#shared/editing/tick-incidence.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aPack, aQuotation, aRange, aRow, pricedRow } from '#test/support/builders/quotation.ts';

const packs = [aPack(25, 112.5), aPack(5, 30)];
const loose = (id: string) => aRow({ id, packs, area: 30, lockedArea: true });
/** A render that requires a mesh, which requires nothing and cannot stand alone. */
const render = aRow({ id: 'render', packs, ranges: [aRange(4.5, { mesh: 1.1 })], lockedArea: true });
const mesh = aRow({
  id: 'mesh',
  um: 'mq',
  packs: [aPack(55, 71.5)],
  consumption: null,
  combined: true,
  standalone: false,
  area: 0,
  lockedArea: false,
});
/** a, render, b, mesh, c: counted automatically and all ticked. */
const quotation = tickAllIncidences(
  withAutomaticPacks(aQuotation([loose('a'), render, loose('b'), mesh, loose('c')])),
  true,
);
const ticked = ({ selectedIncidences }: Quotation) => selectedIncidences.map(({ id }) => id);
const without = (...sIds: string[]) => removeRows(quotation, new Set(sIds));
const ids = fc.constantFrom('a', 'render', 'b', 'mesh', 'c');

describe('moving a row', () => {
  it('puts it where it is wanted and leaves the others in their order', () => {
    expect(rowIds(moveRow(quotation, 'c', 0))).toEqual(['c', 'a', 'render', 'b', 'mesh']);
    expect(rowIds(moveRow(quotation, 'a', 9))).toEqual(['render', 'b', 'mesh', 'c', 'a']);
    expect(moveRow(quotation, 'b', 2)).toBe(quotation);
  });

  it('and back leaves no trace', () => {
    fc.assert(
      fc.property(ids, fc.nat(4), (sId, position) => {
        const from = rowIds(quotation).indexOf(sId);
        expect(moveRow(moveRow(quotation, sId, position), sId, from)).toEqual(quotation);
      }),
    );
  });

  it('lets packages follow when another row of the product collects what is required', () => {
    const second = { ...mesh, sId: 'mesh-2' };
    const two = withAutomaticPacks(aQuotation([render, mesh, second]));
    const moved = moveRow(two, 'mesh-2', 0);
    expect(['mesh', 'mesh-2'].map((sId) => pricedRow(moved, sId).packs[0]?.count)).toEqual([0, 2]);
  });
});

describe('locking several rows', () => {
  it('locks those that are not, at the area of the quotation, and lets packages follow', () => {
    const open = lockRows(quotation, new Set(['a', 'b']), false);
    const wider = setQuotationArea(open, 200);
    const locked = lockRows(wider, new Set(['a', 'c']), true);
    expect(['a', 'b', 'c'].map((sId) => pricedRow(locked, sId).surface / 1e6)).toEqual([200, 100, 200]);
    expect(priceQuotation(locked).rows.every(followsNeed)).toBe(true);
    expect(lockRows(locked, new Set(['c']), true).selectedProducts.at(-1)).toBe(
      locked.selectedProducts.at(-1),
    );
  });
});

describe('removing rows', () => {
  it('takes along what nothing requires any more, and the ticks [QNW-033, QNW-034]', () => {
    const rest = without('render', 'a');
    expect([rowIds(rest), ticked(rest)]).toEqual([
      ['b', 'c'],
      ['b', 'c'],
    ]);
  });

  it('keeps a row that a staying one requires, and at least one row [QNW-017]', () => {
    expect(without('mesh')).toBe(quotation);
    expect(rowIds(without('mesh', 'a'))).toEqual(['render', 'b', 'mesh', 'c']);
    expect(without('a', 'render', 'b', 'c')).toBe(quotation);
    expect(rowIds(without('render', 'mesh'))).toEqual(['a', 'b', 'c']);
  });
});

describe('taking a removal back', () => {
  it('leaves no trace, whichever rows were removed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(ids), (sIds) => {
        const after = without(...sIds);
        expect(restoreRows(after, { before: quotation, after })).toEqual(quotation);
      }),
    );
  });

  it('keeps what was edited since: notes, order, and packages for the new area', () => {
    const after = without('a', 'render');
    const edited = setQuotationArea(setRowNote(moveRow(after, 'c', 0), 'b', 'verso nord'), 250);
    const restored = restoreRows(edited, { before: quotation, after });
    expect(rowIds(restored)).toEqual(['a', 'render', 'c', 'b', 'mesh']);
    expect(restored.selectedProducts.find(({ sId }) => sId === 'b')?.note).toBe('verso nord');
    expect(new Set(ticked(restored))).toEqual(new Set(ticked(quotation)));
    expect(priceQuotation(restored).rows.every(followsNeed)).toBe(true);
    expect(pricedRow(restored, 'render').surface / 1e6).toBe(250);
  });

  it('leaves packages alone that were counted by hand, before or since', () => {
    const byHand = setRowPacks(quotation, 'a', [{ id: '25', quantity: 9 }]);
    const after = removeRows(byHand, new Set(['a', 'render']));
    const edited = setQuotationArea(setRowPacks(after, 'b', [{ id: '5', quantity: 77 }]), 250);
    const restored = restoreRows(edited, { before: byHand, after });
    const counts = ['a', 'b'].map((sId) => pricedRow(restored, sId).packs.map(({ count }) => count));
    expect([counts[0]?.[0], counts[1]?.[1]]).toEqual([9, 77]);
  });

  it('gives a row that stood for itself meanwhile its own area back', () => {
    const both = { ...mesh, standalone: true };
    const start = withAutomaticPacks(aQuotation([loose('a'), render, both]));
    const after = removeRows(start, new Set(['render']));
    expect(pricedRow(after, 'mesh').locked).toBe(true);
    expect(restoreRows(after, { before: start, after })).toEqual(start);
  });
});
