import { describe, expect, it } from 'vitest';
import { DomainError } from '#shared/errors.ts';
import { checkChoices, checkMeasures, mostMeasures } from '#shared/measuring/check-measures.ts';
import { choice } from '#shared/schemas/area-choice.ts';
import { measures } from '#shared/schemas/measures.ts';
import {
  aChoice,
  aLine,
  anOpening,
  aPlace,
  aRoom,
  measureId,
  someMeasures,
} from '#test/support/builders/measures.ts';

const many = <Item>(count: number, make: (id: string) => Item) =>
  Array.from({ length: count }, (_, at) => make(`id-${String(at).padStart(6, '0')}`));
const failureOf = (check: () => void) => {
  try {
    check();
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, ...error.params };
    throw error;
  }
  return undefined;
};
const refused = (places: Parameters<typeof someMeasures>[0]) =>
  failureOf(() => checkMeasures(someMeasures(places)));
const linesOf = (count: number) => many(count, (id) => aLine('1', null, { id }));

describe('the measures of a quotation', () => {
  it('have at most 60 places, 400 lines, 800 openings and 30 openings a line [MEA-027]', () => {
    const places = (count: number) => many(count, (id) => aPlace(id, [], { id: `${id}-p` }));
    expect(refused(places(mostMeasures.places))).toBeUndefined();
    expect(refused(places(61))).toEqual({ code: 'too-many-measures' });
    expect(refused([aPlace('Sala', linesOf(mostMeasures.lines))])).toBeUndefined();
    expect(refused([aPlace('Sala', linesOf(401))])).toEqual({ code: 'too-many-measures' });
    const openings = (lines: number, each: number) => [
      aPlace(
        'Sala',
        many(lines, (id) =>
          aLine('100', '100', {
            id,
            openings: many(each, (of) => anOpening('1', '1', { id: `${id.slice(3)}${of.slice(3)}` })),
          }),
        ),
      ),
    ];
    expect(refused(openings(40, 20))).toBeUndefined();
    expect(refused(openings(41, 20))).toEqual({ code: 'too-many-measures' });
    expect(refused(openings(1, 30))).toBeUndefined();
    expect(refused(openings(1, 31))).toEqual({ code: 'too-many-measures' });
  });

  it('have at most 100,000 characters in all texts and formulas together [MEA-027]', () => {
    const withNotes = (last: string) => [
      aPlace(
        'S',
        many(200, (id) => aLine('1', null, { id, note: 'n'.repeat(499) })).with(
          0,
          aLine('1', null, { id: measureId('first'), note: last }),
        ),
      ),
    ];
    expect(refused(withNotes('n'.repeat(498)))).toBeUndefined();
    expect(refused(withNotes('n'.repeat(499)))).toEqual({ code: 'too-large' });
  });

  it('have each id once', () => {
    expect(refused([aRoom('Sala'), aPlace('Sala', [])])).toMatchObject({ code: 'invalid-input' });
    const twice = [aPlace('Sala', [aLine('1', null, { id: measureId('Sala') })])];
    expect(refused(twice)).toMatchObject({ code: 'invalid-input' });
  });

  it('name place, line and reason of what cannot be counted [MEA-006, MEA-010, MEA-020]', () => {
    const line = (changes: Parameters<typeof aLine>[2]) =>
      refused([aRoom(), aPlace('Bagno', [aLine('1', '2', changes)])]);
    expect(line({ description: 'Parete', length: '1.2.3' })).toEqual({
      ...{ code: 'invalid-measure', place: 'Bagno', line: 'Parete', reason: 'unreadable' },
    });
    expect(line({ length: null })).toMatchObject({ line: '1', reason: 'length-missing' });
    expect(line({ openings: [anOpening('9', '9')] })).toMatchObject({ reason: 'openings-exceed-surface' });
    expect(line({})).toBeUndefined();
  });
});

describe('the choices of a quotation', () => {
  it('have at most 2,000 entries together, each at most 400 [MEA-027]', () => {
    const of = (entries: number) => ({ entries: many(entries, (id) => ({ place: id, line: null })) });
    expect(failureOf(() => checkChoices([...Array(5).fill(of(400)), null]))).toBeUndefined();
    expect(failureOf(() => checkChoices([...Array(5).fill(of(400)), of(1)]))).toEqual({ code: 'too-large' });
    expect(choice.safeParse(of(400)).success).toBe(true);
    expect(choice.safeParse(of(401)).success).toBe(false);
  });

  it('take a place or a line in each entry, not both', () => {
    expect(choice.parse({ entries: [{ place: 'Sala0000' }, { line: 'line0000', place: null }] })).toEqual(
      aChoice(['Sala'], ['line']),
    );
    expect(choice.safeParse({ entries: [{ place: 'Sala0000', line: 'line0000' }] }).success).toBe(false);
    expect(choice.safeParse({ entries: [{}] }).success).toBe(false);
  });
});

describe('measures as they are sent', () => {
  const line = { id: 'line0000', length: ' 4,20 ', description: '  ' };
  const sent = (changes: object = {}, ofPlace: object = {}) => ({
    rule: { mode: 'vuotoPerPieno', threshold: 400 },
    places: [{ id: 'place000', name: ' Sala ', kind: 'room', lines: [{ ...line, ...changes }], ...ofPlace }],
  });
  const isGood = (...of: Parameters<typeof sent>) => measures.safeParse(sent(...of)).success;

  it('are trimmed, an empty text is null, and what is left out has its default [MEA-003]', () => {
    expect(measures.parse(sent())).toEqual(
      someMeasures([aPlace('Sala', [aLine('4,20', null)], { id: 'place000' })]),
    );
  });

  it('have a coefficient above 0 and at most 10, with three decimals at most [MEA-021]', () => {
    expect([1, 10_000].every((coefficient) => isGood({ coefficient }))).toBe(true);
    expect([0, -1, 10_001, 1000.5].some((coefficient) => isGood({ coefficient }))).toBe(false);
  });

  it('have texts of a limited length, a kind, and ids of 8 to 16 characters [MEA-002]', () => {
    expect(isGood({ description: 'd'.repeat(200), note: 'n'.repeat(500) })).toBe(true);
    expect(isGood({ description: 'd'.repeat(201) })).toBe(false);
    expect(isGood({ note: 'n'.repeat(501) })).toBe(false);
    expect(isGood({}, { name: 'n'.repeat(101) })).toBe(false);
    expect(isGood({}, { name: ' ' })).toBe(false);
    expect(isGood({}, { kind: 'garage' })).toBe(false);
    for (const id of ['short', 'a'.repeat(17), 'with blank', 'a#b#c#d#']) expect(isGood({ id })).toBe(false);
  });

  it('have a threshold of whole hundredths, and none where all is deducted [MEA-016]', () => {
    const rule = (of: object) => measures.safeParse({ ...sent(), rule: of });
    expect(rule({ mode: 'vuotoPerPieno' }).data?.rule).toEqual({ mode: 'vuotoPerPieno', threshold: null });
    expect(rule({ mode: 'exact', threshold: 400 }).data?.rule).toEqual({ mode: 'exact', threshold: null });
    expect(rule({ mode: 'vuotoPerPieno', threshold: 2.5 }).success).toBe(false);
    expect(rule({ mode: 'vuotoPerPieno', threshold: -1 }).success).toBe(false);
    expect(rule({ mode: 'often' }).success).toBe(false);
  });
});
