import { describe, expect, it } from 'vitest';
import { loadQuotation } from '#shared/editing/load-quotation.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { toggleRowLock } from '#shared/editing/toggle-row-lock.ts';
import { withAutomaticPacks } from '#shared/editing/with-automatic-packs.ts';
import { defaultArea } from '#shared/schemas/quotation-bounds.ts';
import {
  aPack,
  aQuotation,
  aRange,
  aRow,
  inUnits,
  pricedRow,
  rowOf,
} from '#test/support/builders/quotation.ts';

const combined = aRow({ id: 'C', combined: true, standalone: false, area: 9 });
const lockAndArea = ({ lockedArea, area }: { lockedArea?: boolean | null; area: number }) => [
  lockedArea,
  area,
];

describe('opening a quotation', () => {
  it('unlocks a combined row without a flag and gives it area 0 [QCA-030]', () => {
    const required = aRow({ id: 'D', area: 9 });
    const requirer = aRow({ id: 'R', ranges: [aRange(1, { D: 0.1 })] });
    const loaded = loadQuotation(aQuotation([requirer, combined, required]));
    expect(lockAndArea(rowOf(loaded, 'C'))).toEqual([false, 0]);
    expect(lockAndArea(rowOf(loaded, 'D'))).toEqual([false, 0]);
  });

  it('locks any other row without a flag [QCA-031]', () => {
    const loaded = loadQuotation(aQuotation([aRow({ lockedArea: null, area: 9 })]));
    expect(lockAndArea(rowOf(loaded))).toEqual([true, 100]);
  });

  it('leaves rows with a flag as they are [QCA-032]', () => {
    const rows = [aRow({ lockedArea: false, area: 7 }), { ...combined, lockedArea: true }];
    expect(loadQuotation(aQuotation(rows)).selectedProducts).toEqual(rows);
  });

  it('drops the ticks of rows that are gone', () => {
    const selectedIncidences = ['adda-calce', 'gone'].map((id) => ({ id, value: null, text: '' }));
    const loaded = loadQuotation(aQuotation([aRow()], { selectedIncidences }));
    expect(loaded.selectedIncidences.map(({ id }) => id)).toEqual(['adda-calce']);
  });
});

describe('the area of the quotation', () => {
  it('is 100 square metres at first [QCA-011]', () => {
    expect(defaultArea).toBe(100);
  });

  it('is 100 again when it is left empty [QCA-015]', () => {
    const quotation = aQuotation([aRow()], { area: 180 });
    for (const empty of [undefined, null]) expect(setQuotationArea(quotation, empty).area).toBe(100);
    expect(setQuotationArea(quotation, 0).area).toBe(0);
  });

  it('is followed by locked rows alone [QCA-028, QCA-029]', () => {
    const rows = [aRow({ lockedArea: true }), { ...combined, lockedArea: false }];
    const after = setQuotationArea(aQuotation(rows), 180);
    expect(after.selectedProducts.map(({ sId }) => pricedRow(after, sId).surface)).toEqual([180e6, 9e6]);
  });
});

describe('the lock of a row', () => {
  const row = aRow({ consumption: 0.2, lockedArea: false, area: 25.5, packs: [aPack(10, 50)] });
  const unlocked = withAutomaticPacks(aQuotation([row]));

  it('takes the area of the quotation when it closes (worked example 14) [QCA-033, QCA-034]', () => {
    const before = { E: 5.1, packs: { 10: 1 }, Q: 10, sign: '>', cost: '50.00', incidence: '1.00' };
    expect(inUnits(pricedRow(unlocked))).toEqual(before);
    const locked = toggleRowLock(unlocked, 'adda-calce');
    expect(lockAndArea(rowOf(locked))).toEqual([true, 100]);
    expect(inUnits(pricedRow(locked))).toMatchObject({ E: 20, packs: { 10: 2 }, sign: '=', cost: '100.00' });
  });

  it('keeps the current area for the row when it opens [QCA-033, QCA-035]', () => {
    const locked = aQuotation([aRow({ lockedArea: true, area: 3 })], { area: 180 });
    const opened = toggleRowLock(locked, 'adda-calce');
    expect(lockAndArea(rowOf(opened))).toEqual([false, 180]);
    expect(pricedRow(setQuotationArea(opened, 50)).surface).toBe(180e6);
  });
});

describe('the area dialog of a row', () => {
  it('edits the quotation when the row is locked', () => {
    const quotation = aQuotation([aRow({ lockedArea: true }), aRow({ id: 'other', lockedArea: true })]);
    const after = setRowArea(quotation, 'adda-calce', 60);
    expect(after.area).toBe(60);
    expect(pricedRow(after, 'other').surface).toBe(60e6);
  });

  it('edits the row alone when it is unlocked, and gives it 100 when left empty [QCA-015]', () => {
    const quotation = aQuotation([aRow({ lockedArea: false, area: 7 })], { area: 180 });
    const after = setRowArea(quotation, 'adda-calce', 60);
    expect([after.area, ...lockAndArea(rowOf(after))]).toEqual([180, false, 60]);
    expect(rowOf(setRowArea(quotation, 'adda-calce', undefined)).area).toBe(100);
    expect(setRowArea(quotation, 'unknown', 60)).toBe(quotation);
  });
});
