import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaOfChoice, chosenPlaces, isSameChoice, livingChoice } from '#shared/measuring/choice.ts';
import { aChoice, aLine, aPlace, aRoom, measureId, someMeasures } from '#test/support/builders/measures.ts';

const rooms = someMeasures([aRoom('Sala'), aRoom('Cucina')]);
/** Example 15c. */
const facade = someMeasures(
  [
    aPlace('Facciata', [
      aLine('12,40', '9,15', { id: measureId('wall') }),
      aLine('1,20', '1,50', { id: measureId('shutters'), count: '6', coefficient: 3000 }),
    ]),
  ],
  { mode: 'vuotoPerPieno', threshold: null },
);

describe('the area of a choice', () => {
  it('is the sum of the lines in m² of whole places and of single lines [MEA-028, MEA-029]', () => {
    expect(areaOfChoice(rooms, aChoice(['Sala']))).toBe(52.92);
    expect(areaOfChoice(rooms, aChoice(['Sala', 'Cucina']))).toBe(105.84);
    expect(areaOfChoice(rooms, aChoice(['Sala'], ['CucinaTop']))).toBe(68.04);
    expect(areaOfChoice(facade, aChoice([], ['wall']))).toBe(113.46);
    expect(areaOfChoice(facade, aChoice(['Facciata']))).toBe(145.86);
  });

  it('counts a line once that is chosen itself and by its place [MEA-028]', () => {
    expect(areaOfChoice(rooms, aChoice(['Sala', 'Sala'], ['SalaTop', 'SalaWalls']))).toBe(52.92);
  });

  it('takes lines that come later with their place [MEA-029]', () => {
    const [sala] = rooms.places;
    const later = {
      ...aRoom('Sala'),
      lines: [...(sala?.lines ?? []), aLine('2', '1', { id: measureId('niche') })],
    };
    expect(areaOfChoice(someMeasures([later]), aChoice(['Sala']))).toBe(54.92);
  });

  it('says nothing where no line in m² is chosen, or one cannot be counted [MEA-033]', () => {
    expect(areaOfChoice(rooms, aChoice([]))).toBeUndefined();
    expect(areaOfChoice(rooms, aChoice([], ['SalaSkirt']))).toBeUndefined();
    expect(areaOfChoice(rooms, aChoice(['Bagno']))).toBeUndefined();
    expect(areaOfChoice(someMeasures([]), aChoice(['Sala']))).toBeUndefined();
    const unreadable = someMeasures([
      aPlace('Sala', [aLine('4,', '2'), aLine('4+', '2', { id: measureId('half') })]),
    ]);
    expect(areaOfChoice(unreadable, aChoice(['Sala']))).toBeUndefined();
  });

  it('is what its places come to, each once, whatever is chosen', () => {
    const subset = fc.subarray(['Sala', 'Cucina']);
    const lines = fc.subarray(['SalaWalls', 'SalaTop', 'SalaSkirt', 'CucinaWalls', 'CucinaTop']);
    fc.assert(
      fc.property(subset, lines, (places, singles) => {
        const parts = ['Sala', 'Cucina'].flatMap((place) =>
          [['Walls', 3780] as const, ['Top', 1512] as const].filter(
            ([line]) => places.includes(place) || singles.includes(`${place}${line}`),
          ),
        );
        const area = areaOfChoice(rooms, aChoice(places, singles));
        const sum = parts.reduce((total, [, net]) => total + net, 0);
        return parts.length === 0 ? area === undefined : area === sum / 100;
      }),
    );
  });
});

describe('a choice', () => {
  it('loses places and lines that are gone, and is none without any line [MEA-029, MEA-033]', () => {
    const one = someMeasures([aRoom('Sala')]);
    const choice = aChoice(['Sala', 'Cucina'], ['CucinaTop', 'SalaTop']);
    expect(livingChoice(one, choice)).toEqual(aChoice(['Sala'], ['SalaTop']));
    expect(livingChoice(one, aChoice(['Cucina'], ['CucinaTop']))).toBeNull();
    expect(livingChoice(someMeasures([aPlace('Sala', [])]), aChoice(['Sala']))).toBeNull();
    expect(livingChoice(someMeasures([]), choice)).toBeNull();
    expect(livingChoice(one, null)).toBeNull();
    const kept = aChoice(['Sala']);
    expect(livingChoice(one, kept)).toBe(kept);
  });

  it('is the same one in another order', () => {
    expect(isSameChoice(aChoice(['Sala', 'Cucina']), aChoice(['Cucina', 'Sala']))).toBe(true);
    expect(isSameChoice(aChoice(['Sala']), aChoice(['Sala', 'Cucina']))).toBe(false);
    expect(isSameChoice(null, undefined)).toBe(true);
    expect(isSameChoice(null, aChoice([]))).toBe(false);
  });

  it('names its places in their order, with what each gives', () => {
    expect(chosenPlaces(rooms, aChoice(['Cucina'], ['SalaTop']))).toEqual([
      { id: measureId('Sala'), name: 'Sala', net: 1512, faulty: false },
      { id: measureId('Cucina'), name: 'Cucina', net: 5292, faulty: false },
    ]);
  });
});
