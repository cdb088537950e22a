import { describe, expect, it } from 'vitest';
import { areaOfChoice } from '#shared/measuring/choice.ts';
import { takenOf, takesLine, toggleLine, togglePlace } from '#shared/measuring/toggle-choice.ts';
import { aChoice, aRoom, measureId, someMeasures } from '#test/support/builders/measures.ts';

const sala = aRoom('Sala');
const measures = someMeasures([sala, aRoom('Cucina')]);

describe('the ticks of a choice', () => {
  it('take a whole place and leave it [MEA-028]', () => {
    const taken = togglePlace(aChoice(['Cucina'], ['SalaTop']), sala);
    expect(taken).toEqual(aChoice(['Cucina', 'Sala']));
    expect(togglePlace(taken, sala)).toEqual(aChoice(['Cucina']));
    expect(togglePlace(aChoice(['Sala']), sala)).toBeNull();
  });

  it('take a single line; a place without one of its lines is taken by the others [MEA-028]', () => {
    expect(toggleLine(null, sala, measureId('SalaTop'))).toEqual(aChoice([], ['SalaTop']));
    const others = toggleLine(aChoice(['Sala']), sala, measureId('SalaTop'));
    expect(takenOf(others, sala)).toBe('some');
    expect(takesLine(others, sala, measureId('SalaTop'))).toBe(false);
    expect(others && areaOfChoice(measures, others)).toBe(37.8);
    expect(toggleLine(aChoice([], ['SalaTop']), sala, measureId('SalaTop'))).toBeNull();
  });
});
