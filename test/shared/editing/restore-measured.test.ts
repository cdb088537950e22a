import { describe, expect, it } from 'vitest';
import { restoreMeasured } from '#shared/editing/restore-measured.ts';
import { setMeasures, setQuotationChoice } from '#shared/editing/set-measures.ts';
import { setQuotationArea } from '#shared/editing/set-quotation-area.ts';
import { withLine, without, withPlace } from '#shared/measuring/edit-measures.ts';
import { aChoice, aRoom, measureId, someMeasures } from '#test/support/builders/measures.ts';
import { aQuotation } from '#test/support/builders/quotation.ts';

const rooms = someMeasures([aRoom('Sala'), aRoom('Cucina'), aRoom('Bagno')]);
const before = setQuotationChoice(aQuotation([], { measures: rooms }), aChoice(['Sala'], ['CucinaTop']));
const sala = { place: measureId('Sala') };
const top = { place: measureId('Cucina'), line: measureId('CucinaTop') };

const withoutSala = setMeasures(before, { ...rooms, places: without(rooms.places, sala.place) });
const withoutTop = setMeasures(
  before,
  withPlace(rooms, top.place, (place) => ({ ...place, lines: without(place.lines, top.line) })),
);

describe('restoreMeasured', () => {
  it.each([
    ['place', withoutSala, sala],
    ['line', withoutTop, top],
  ])('puts a %s back where it was, into the choice and the area [MEA-026]', (_, after, removed) => {
    const restored = restoreMeasured(after, before, removed);
    expect(restored.measures).toEqual(before.measures);
    expect(restored.area).toBe(before.area);
    expect(new Set(restored.areaFrom?.entries)).toEqual(new Set(before.areaFrom?.entries));
  });

  it('keeps what was measured since [MEA-026]', () => {
    const measured = withLine(withoutSala.measures, measureId('Bagno'), measureId('BagnoTop'), (line) => ({
      ...line,
      length: '9',
    }));
    const { measures } = restoreMeasured(setMeasures(withoutSala, measured), before, sala);
    expect(measures.places.map(({ name }) => name)).toEqual(['Sala', 'Cucina', 'Bagno']);
    expect(measures.places[2]?.lines[1]?.length).toBe('9');
  });

  it('leaves an area that was typed since [MEA-032]', () => {
    const restored = restoreMeasured(setQuotationArea(withoutSala, 7), before, sala);
    expect(restored.area).toBe(7);
    expect(restored.areaFrom).toBeNull();
  });

  it('does nothing for what is there, and for a line without its place', () => {
    expect(restoreMeasured(before, before, sala)).toBe(before);
    const gone = setMeasures(before, someMeasures([]));
    expect(restoreMeasured(gone, before, top)).toBe(gone);
  });
});
