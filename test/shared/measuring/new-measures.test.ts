import { describe, expect, it } from 'vitest';
import { defaultRule } from '#shared/measuring/default-rule.ts';
import { duplicateLine, duplicatePlace } from '#shared/measuring/duplicate-measures.ts';
import { measurePlaces } from '#shared/measuring/measure-places.ts';
import {
  facadeOf,
  isEmptyLine,
  lastHeight,
  newLine,
  newOpening,
  roomOf,
  suggestedCoefficients,
} from '#shared/measuring/new-measures.ts';
import { aLine, aPlace, aRoom, noThreshold, someMeasures } from '#test/support/builders/measures.ts';

const ids = () => {
  let made = 0;
  return () => {
    made += 1;
    return `new-${String(made).padStart(4, '0')}`;
  };
};
const sizes = { name: 'Sala', length: '4,20', width: '3,60', height: '2,70' };
const words = { walls: 'Pareti', ceiling: 'Soffitto' };

describe('a new room', () => {
  it('has its walls all around and its ceiling, by formulas that hold what was typed [MEA-024]', () => {
    const room = roomOf(sizes, words, ids());
    expect(room).toMatchObject({ name: 'Sala', kind: 'room', rule: null });
    expect(room.lines.map(({ description, length, height }) => [description, length, height])).toEqual([
      ['Pareti', '2*(4,20+3,60)', '2,70'],
      ['Soffitto', '4,20', '3,60'],
    ]);
    expect(measurePlaces(someMeasures([room]))[0]?.sums.mq).toBe(4212 + 1512);
  });

  it('may be measured by formulas [MEA-024]', () => {
    const room = roomOf({ ...sizes, length: '=5-0,80', width: ' -0,4+4 ' }, words, ids());
    expect(room.lines[0]?.length).toBe('2*((5-0,80)+(-0,4+4))');
    expect(measurePlaces(someMeasures([room]))[0]?.sums.mq).toBe(4212 + 1512);
  });
});

describe('a new facade', () => {
  it('has one line [MEA-025]', () => {
    const facade = facadeOf({ name: 'Strada', width: '12,40', height: '9,15' }, { facade: 'Parete' }, ids());
    expect(facade).toMatchObject({
      kind: 'facade',
      lines: [{ description: 'Parete', length: '12,40', height: '9,15' }],
    });
    expect(measurePlaces(someMeasures([facade], noThreshold))[0]?.sums.mq).toBe(11_346);
  });
});

describe('a duplicate', () => {
  const allIds = (room: ReturnType<typeof aRoom>) => [
    room.id,
    ...room.lines.flatMap(({ id, openings }) => [id, ...openings.map((opening) => opening.id)]),
  ];

  it('of a place has its lines and openings under new ids, and a name followed by (2) [MEA-026]', () => {
    const room = aRoom();
    const second = duplicatePlace(room, ids());
    expect(second.name).toBe('Sala (2)');
    expect(new Set([...allIds(room), ...allIds(second)]).size).toBe(2 * allIds(room).length);
    const [one, other] = measurePlaces(someMeasures([room, second]));
    expect(other?.sums).toEqual(one?.sums);
    expect(second.lines.map(({ description }) => description)).toEqual(['Pareti', 'Soffitto', 'Battiscopa']);
  });

  it('of a line has its openings, and a name that is cut where it would be too long [MEA-026]', () => {
    const [walls] = aRoom().lines;
    if (!walls) throw new Error('no line');
    const second = duplicateLine(walls, ids());
    expect(second.description).toBe('Pareti (2)');
    expect(second.openings.map(({ width }) => width)).toEqual(['0,90', '2,40']);
    expect(second.openings.some(({ id }) => walls.openings.some((opening) => opening.id === id))).toBe(false);
    expect(duplicateLine({ ...walls, description: null }, ids()).description).toBeNull();
    expect(duplicateLine({ ...walls, description: 'd'.repeat(200) }, ids()).description).toHaveLength(200);
  });
});

describe('a new measurement', () => {
  it('deducts openings above 4 m², in Germany above 2,5 m² [MEA-017]', () => {
    expect(defaultRule('IT')).toEqual({ mode: 'vuotoPerPieno', threshold: 400 });
    expect(defaultRule('DE')).toEqual({ mode: 'vuotoPerPieno', threshold: 250 });
  });

  it('suggests coefficients, and has openings without a size [MEA-012, MEA-022]', () => {
    expect(Object.values(suggestedCoefficients)).toEqual([2000, 3000, 1000, 2500, 750, 1500]);
    expect(newOpening('opening0')).toEqual({
      id: 'opening0',
      description: null,
      count: null,
      width: null,
      height: null,
    });
  });

  it('has the height of the last room, and none without one [MEA-024]', () => {
    const high = aPlace('Scale', [aLine('3', '5,40')]);
    const facade = aPlace('Strada', [aLine('18', '9')], { kind: 'facade' });
    expect(lastHeight([aRoom(), high, facade])).toBe('5,40');
    expect(lastHeight([facade])).toBeNull();
    expect(lastHeight([aPlace('Vuota', [])])).toBeNull();
  });

  it('begins with a line that is empty until anything is typed into it', () => {
    expect(isEmptyLine(newLine('line0000'))).toBe(true);
    const typed = [{ description: 'Zoccolo' }, { count: '2' }, { length: '3' }, { note: 'n' }];
    for (const change of typed) expect(isEmptyLine({ ...newLine('line0000'), ...change })).toBe(false);
    expect(isEmptyLine({ ...newLine('line0000'), openings: [newOpening('opening0')] })).toBe(false);
  });
});
