import { describe, expect, it } from 'vitest';
import { applyEdits } from '#shared/editing/apply-edits.ts';
import { rowEdits, saveInput } from '#shared/editing/changes.ts';
import { countChanges } from '#shared/editing/count-changes.ts';
import { lockRows } from '#shared/editing/lock-rows.ts';
import { withSettledAreas } from '#shared/editing/measured-areas.ts';
import { setMeasures, setQuotationChoice, setRowChoice } from '#shared/editing/set-measures.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { setRowArea } from '#shared/editing/set-row-area.ts';
import { toggleRowLock } from '#shared/editing/toggle-row-lock.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { aChoice, aLine, aPlace, aRoom, measureId, someMeasures } from '#test/support/builders/measures.ts';
import { aPack, aQuotation, aRow, pricedRow, rowOf } from '#test/support/builders/quotation.ts';

const measures = someMeasures([aRoom('Sala'), aRoom('Cucina')]);
/** A locked row, and one of its own area; both need packages of 1 kg. */
const measured = aQuotation(
  [
    aRow({ lockedArea: true, packs: [aPack(1, 10, 35)] }),
    aRow({ id: 'own', lockedArea: false, area: 20, packs: [aPack(1, 10, 7)] }),
  ],
  { measures },
);
const followed = setQuotationChoice(measured, aChoice(['Sala']));
const ownFollowed = setRowChoice(measured, 'own', aChoice([], ['CucinaTop']));
const countOf = (quotation: Quotation, sId: string) => pricedRow(quotation, sId).packs[0]?.count;
/** `Sala` with one line more. */
const grown = someMeasures([
  { ...aRoom('Sala'), lines: [...aRoom('Sala').lines, aLine('10', '1', { id: measureId('niche') })] },
  aRoom('Cucina'),
]);

describe('an area that comes from measures', () => {
  it('is the sum of its choice, and goes through the rules of every area [MEA-028, MEA-030]', () => {
    expect(followed).toMatchObject({ area: 52.92, areaFrom: aChoice(['Sala']) });
    expect(pricedRow(followed).surface).toBe(52_920_000);
    expect(countOf(followed, 'adda-calce')).toBe(19);
    expect(rowOf(followed, 'own').area).toBe(20);
    const byHand = aQuotation([aRow({ lockedArea: true, packs: [aPack(1, 10, 99)] })], { measures });
    expect(countOf(setQuotationChoice(byHand, aChoice(['Sala'])), 'adda-calce')).toBe(99);
  });

  it('follows its measures, later lines of a chosen place too [MEA-029, MEA-034]', () => {
    const after = setMeasures(followed, grown);
    expect(after.area).toBe(62.92);
    expect(countOf(after, 'adda-calce')).toBe(23);
    const own = setMeasures(ownFollowed, { ...measures, places: measures.places.toReversed() });
    expect(own).toMatchObject({ area: 100, selectedProducts: ownFollowed.selectedProducts });
  });

  it('of a row unlocks it [MEA-031]', () => {
    const row = rowOf(ownFollowed, 'own');
    expect(row).toMatchObject({ area: 15.12, lockedArea: false, areaFrom: aChoice([], ['CucinaTop']) });
    const unlocked = setRowChoice(measured, 'adda-calce', aChoice(['Cucina']));
    expect(rowOf(unlocked)).toMatchObject({ area: 52.92, lockedArea: false });
    expect(countOf(unlocked, 'adda-calce')).toBe(19);
    expect(unlocked.area).toBe(100);
  });

  it('of a row ends with its lock, and does not come back with the next unlocking [MEA-031]', () => {
    const locked = toggleRowLock(ownFollowed, 'own');
    expect(rowOf(locked, 'own')).toMatchObject({ lockedArea: true, areaFrom: null });
    expect(pricedRow(locked, 'own').surface).toBe(100_000_000);
    expect(rowOf(toggleRowLock(locked, 'own'), 'own')).toMatchObject({
      lockedArea: false,
      area: 100,
      areaFrom: null,
    });
    expect(rowOf(lockRows(ownFollowed, new Set(['own']), false), 'own').areaFrom).not.toBeNull();
  });

  it('ends when an area is typed, of the quotation or of the row [MEA-032]', () => {
    expect(setQuotationArea(followed, 80)).toMatchObject({ area: 80, areaFrom: null });
    expect(rowOf(setRowArea(ownFollowed, 'own', 33), 'own')).toMatchObject({ area: 33, areaFrom: null });
    expect(setRowArea(followed, 'adda-calce', 33)).toMatchObject({ area: 33, areaFrom: null });
  });

  it('stays as a typed one when nothing is left of its choice [MEA-029, MEA-033]', () => {
    const [sala, kitchen] = measures.places;
    if (!sala || !kitchen) throw new Error('two places');
    const gone = setMeasures(followed, someMeasures([kitchen]));
    expect(gone).toMatchObject({ area: 52.92, areaFrom: null });
    expect(countOf(gone, 'adda-calce')).toBe(19);
    const part = setMeasures(
      setQuotationChoice(measured, aChoice(['Sala', 'Cucina'])),
      someMeasures([kitchen]),
    );
    expect(part).toMatchObject({ area: 52.92, areaFrom: aChoice(['Cucina']) });
    const emptied = setMeasures(ownFollowed, someMeasures([sala, { ...kitchen, lines: [] }]));
    expect(rowOf(emptied, 'own')).toMatchObject({ area: 15.12, areaFrom: null, lockedArea: false });
  });

  it('is never made of an empty choice [MEA-033]', () => {
    for (const empty of [aChoice([]), aChoice(['Bagno']), aChoice([], ['SalaSkirt']), null]) {
      expect(setQuotationChoice(followed, empty)).toMatchObject({ area: 52.92, areaFrom: null });
      expect(rowOf(setRowChoice(ownFollowed, 'own', empty), 'own')).toMatchObject({
        area: 15.12,
        areaFrom: null,
      });
    }
  });

  it('waits while a formula is typed anew, and keeps its choice [MEA-033]', () => {
    const retyped = (height: string | null) => {
      const lines = aRoom('Sala').lines.map((line, at) =>
        at === 0 ? { ...line, height, openings: [] } : line,
      );
      return setMeasures(
        setQuotationChoice(measured, aChoice([], ['SalaWalls'])),
        someMeasures([{ ...aRoom('Sala'), lines }]),
      );
    };
    expect(retyped(null)).toMatchObject({ area: 37.8, areaFrom: aChoice([], ['SalaWalls']) });
    expect(retyped('2*')).toMatchObject({ area: 37.8, areaFrom: aChoice([], ['SalaWalls']) });
    expect(retyped('3')).toMatchObject({ area: 46.8 });
    expect(withSettledAreas(retyped(null))).toMatchObject({ area: 37.8, areaFrom: null });
  });
});

describe('a save of measures', () => {
  it('sends all measures and the choices, and none of the areas that they give [MEA-034, MEA-035]', () => {
    const first = setQuotationChoice(
      setMeasures({ ...measured, measures: someMeasures([]) }, measures),
      aChoice(['Sala']),
    );
    const { selectedProducts, ...header } = saveInput({ ...measured, measures: someMeasures([]) }, first);
    expect(header).toEqual({
      ...{ id: measured.id, revision: measured.revision, measures, areaFrom: aChoice(['Sala']) },
    });
    expect(selectedProducts?.some((edit) => 'area' in edit)).toBe(false);
    const row = setRowChoice(first, 'own', aChoice(['Cucina']));
    const { prices, ...edit } = rowEdits(first, row)[1] ?? {};
    expect(edit).toEqual({ sId: 'own', areaFrom: aChoice(['Cucina']) });
    expect(saveInput(first, setMeasures(first, grown))).not.toHaveProperty('area');
  });

  it('sends that a choice was taken away, with the typed area [MEA-032]', () => {
    expect(saveInput(followed, setQuotationArea(followed, 80))).toMatchObject({ area: 80, areaFrom: null });
    const [, own] = rowEdits(ownFollowed, setRowArea(ownFollowed, 'own', 33));
    expect(own).toMatchObject({ sId: 'own', areaFrom: null, area: 33, lockedArea: false });
    const [, locked] = rowEdits(ownFollowed, toggleRowLock(ownFollowed, 'own'));
    expect(locked).toMatchObject({ areaFrom: null, lockedArea: true });
  });

  it('sends nothing where the same is chosen again', () => {
    const again = setQuotationChoice(followed, aChoice(['Sala']));
    expect(saveInput(followed, again)).toEqual({ id: measured.id, revision: measured.revision });
    expect(countChanges(followed, again)).toBe(0);
  });

  it('counts each changed place, the rule, and an area with its choice once', () => {
    expect(countChanges(followed, setMeasures(followed, grown))).toBe(1);
    const [sala, kitchen] = measures.places;
    if (!sala || !kitchen) throw new Error('two places');
    const other = someMeasures([aPlace('Bagno', []), kitchen, sala], { mode: 'exact', threshold: null });
    expect(countChanges(measured, { ...measured, measures: other })).toBe(2);
    expect(countChanges(measured, followed)).toBe(1);
    expect(countChanges(measured, ownFollowed)).toBe(1);
  });

  it('is applied by the server to the same areas and packages [MEA-034, MEA-035]', () => {
    const after = setRowChoice(setMeasures(followed, grown), 'own', aChoice(['Cucina']));
    const edits = rowEdits(measured, after);
    const header = { ...measured, measures: grown, areaFrom: aChoice(['Sala']), area: 1 };
    const saved = applyEdits(measured, header, { edits, brought: new Map(), ticks: new Set() });
    expect(saved).toEqual(after);
  });

  it('lets a lock win over a choice, and drops a choice that gives no area [MEA-031, MEA-034]', () => {
    const apply = (edits: Parameters<typeof applyEdits>[2]['edits'], header = ownFollowed) =>
      applyEdits(ownFollowed, header, { edits, brought: new Map(), ticks: new Set() });
    const [row, own] = [{ sId: 'adda-calce' }, { sId: 'own' }];
    expect(rowOf(apply([row, { ...own, lockedArea: true }]), 'own').areaFrom).toBeNull();
    expect(rowOf(apply([row, own]), 'own').areaFrom).toEqual(aChoice([], ['CucinaTop']));
    expect(rowOf(apply([row, { ...own, areaFrom: null }]), 'own')).toMatchObject({
      area: 15.12,
      areaFrom: null,
    });
    const skirt = apply([row, { ...own, areaFrom: aChoice([], ['SalaSkirt']) }]);
    expect(rowOf(skirt, 'own')).toMatchObject({ area: 15.12, areaFrom: null, lockedArea: false });
  });
});
