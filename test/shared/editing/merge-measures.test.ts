import { describe, expect, it } from 'vitest';
import { mergeMeasures, mixMeasures } from '#shared/editing/merge-measures.ts';
import { mergeQuotation } from '#shared/editing/merge-quotation.ts';
import { mixVersions } from '#shared/editing/mix-versions.ts';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { setMeasures, setQuotationChoice, setRowChoice } from '#shared/editing/set-measures.ts';
import { differingParts, partKey } from '#shared/editing/version-parts.ts';
import type { Place } from '#shared/schemas/measures.ts';
import {
  aChoice,
  aLine,
  aPlace,
  exactRule,
  measureId,
  someMeasures,
} from '#test/support/builders/measures.ts';
import { aQuotation, aRow, rowOf } from '#test/support/builders/quotation.ts';

const place = (name: string, length = '10'): Place =>
  aPlace(name, [aLine(length, '1', { id: measureId(`l${name}`) })]);
const [sala, kitchen, bath] = [place('Sala'), place('Cucina'), place('Bagno')];
const base = someMeasures([sala, kitchen]);
const namesOf = (measures: ReturnType<typeof mergeMeasures>) =>
  measures?.places.map(({ name, lines }) => `${name} ${lines[0]?.length}`);

describe('changes of measures laid on other ones', () => {
  it('keep what one person measured beside what the other did, place by place', () => {
    const mine = someMeasures([place('Sala', '11'), kitchen, bath]);
    const theirs = someMeasures([sala, place('Cucina', '12')]);
    expect(namesOf(mergeMeasures(base, mine, theirs))).toEqual(['Sala 11', 'Cucina 12', 'Bagno 10']);
  });

  it('let go what either took away, and move what was moved', () => {
    expect(namesOf(mergeMeasures(base, someMeasures([sala]), someMeasures([sala, kitchen, bath])))).toEqual([
      'Sala 10',
      'Bagno 10',
    ]);
    expect(namesOf(mergeMeasures(base, base, someMeasures([sala])))).toEqual(['Sala 10']);
    expect(namesOf(mergeMeasures(base, someMeasures([kitchen, sala]), base))).toEqual([
      'Cucina 10',
      'Sala 10',
    ]);
  });

  it('take the rule of the one who changed it', () => {
    expect(mergeMeasures(base, someMeasures([sala, kitchen], exactRule), base)?.rule).toEqual(exactRule);
    expect(mergeMeasures(base, someMeasures([sala]), someMeasures([sala, kitchen], exactRule))?.rule).toEqual(
      exactRule,
    );
  });

  it('give way where nothing was changed', () => {
    const theirs = someMeasures([sala]);
    expect(mergeMeasures(base, base, theirs)).toBe(theirs);
    expect(mergeMeasures(base, someMeasures([sala, kitchen]), theirs)).toBe(theirs);
  });

  it('give the areas that the merged measures have', () => {
    const before = setQuotationChoice(aQuotation([aRow()], { measures: base }), aChoice(['Sala', 'Cucina']));
    const mine = setMeasures(before, someMeasures([place('Sala', '11'), kitchen]));
    const theirs = setMeasures(before, someMeasures([sala, place('Cucina', '12')]));
    expect(mergeQuotation(before, mine, theirs).area).toBe(23);
    const chosen = setQuotationChoice(before, aChoice(['Cucina']));
    const merged = mergeQuotation(before, chosen, theirs);
    expect(merged).toMatchObject({ area: 12, areaFrom: aChoice(['Cucina']) });
    const ofRow = mergeQuotation(before, setRowChoice(before, 'adda-calce', aChoice(['Cucina'])), theirs);
    expect(rowOf(ofRow)).toMatchObject({ area: 12, lockedArea: false, areaFrom: aChoice(['Cucina']) });
  });
});

describe('two versions of measures', () => {
  const before = setQuotationChoice(aQuotation([aRow()], { measures: base }), aChoice(['Sala', 'Cucina']));
  const mine = setMeasures(before, someMeasures([place('Sala', '11'), kitchen, bath], exactRule));
  const theirs = setMeasures(before, someMeasures([place('Cucina', '12'), sala]));
  const partsOf = (...sides: Parameters<typeof differingParts>) => differingParts(...sides).map(partKey);
  const keyOf = (name: string) => `${measureId(name)} place`;

  it('differ place by place, and in rule and order [MEA-036]', () => {
    expect(partsOf(mine, theirs)).toEqual([
      'area',
      'measures',
      keyOf('Sala'),
      keyOf('Cucina'),
      keyOf('Bagno'),
    ]);
    expect(partsOf(before, theirs)).toEqual(['area', 'measures', keyOf('Cucina')]);
    expect(partsOf(before, before)).toEqual([]);
    expect(partsOf(before, { ...before, measures: someMeasures([]) })).toEqual([
      keyOf('Sala'),
      keyOf('Cucina'),
    ]);
    const other = setRowChoice(before, 'adda-calce', aChoice(['Sala', 'Cucina']));
    const further = setRowChoice(before, 'adda-calce', aChoice(['Cucina', 'Sala']));
    expect(partsOf(other, further).length).toBeLessThanOrEqual(1);
  });

  it('are mixed as each place was chosen, and the areas follow [MEA-036]', () => {
    const mix = (...keys: string[]) => mixVersions({ base: before, mine, theirs }, new Set(keys));
    expect(namesOf(mix().measures)).toEqual(['Cucina 12', 'Sala 10']);
    expect(mix().area).toBe(22);
    expect(namesOf(mix(keyOf('Sala'), keyOf('Bagno')).measures)).toEqual([
      'Cucina 12',
      'Bagno 10',
      'Sala 11',
    ]);
    expect(mix(keyOf('Sala')).area).toBe(23);
    const all = mix('area', 'measures', keyOf('Sala'), keyOf('Cucina'), keyOf('Bagno'));
    expect(all.measures).toEqual(mine.measures);
    expect(all.area).toBe(mine.area);
  });

  it('of which one has no places are mixed place by place too [MEA-036]', () => {
    const none = someMeasures([]);
    expect(mixMeasures(none, base, new Set(), false)).toEqual(base);
    expect(namesOf(mixMeasures(none, base, new Set([sala.id]), false))).toEqual(['Cucina 10']);
    expect(namesOf(mixMeasures(base, none, new Set([sala.id]), false))).toEqual(['Sala 10']);
  });
});

describe('an earlier state', () => {
  const earlier = setQuotationChoice(
    aQuotation([aRow()], { measures: base, revision: 1 }),
    aChoice(['Sala']),
  );
  const now = setMeasures({ ...earlier, revision: 5 }, someMeasures([place('Sala', '99'), bath]));

  it('brings back its measures and choices [MEA-044]', () => {
    const restored = restoreRevision(now, now, earlier);
    expect(restored).toMatchObject({ area: 10, areaFrom: aChoice(['Sala']), measures: base });
  });

  it('from before the measures leaves none of their places [MEA-044]', () => {
    const typed = { ...earlier, areaFrom: null, measures: someMeasures([]), area: 70 };
    const restored = restoreRevision(now, now, typed);
    expect(restored).toMatchObject({ area: 70, areaFrom: null, measures: someMeasures([]) });
  });
});
