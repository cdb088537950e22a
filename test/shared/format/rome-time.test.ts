import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantOf, romeDay, romeTime } from '#shared/format/rome-time.ts';

describe('a day and time in Rome', () => {
  it.each([
    ['2026-11-18T09:12', '2026-11-18T08:12:00.000Z'],
    ['2026-07-01T10:00', '2026-07-01T08:00:00.000Z'],
    ['2026-12-01T08:00', '2026-12-01T07:00:00.000Z'],
    // Clocks go back on 25 October 2026 and ahead on 28 March 2027.
    ['2026-10-25T00:30', '2026-10-24T22:30:00.000Z'],
    ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
    ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ])('%s is the instant %s, and back', (local, instant) => {
    expect(instantOf(local)).toBe(instant);
    expect(romeTime(instant)).toBe(local);
  });

  it('is the first of the two where clocks are put back, and an hour later where they skip it', () => {
    expect(instantOf('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
    expect(instantOf('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z');
  });

  it.each(['', 'domani', '2026-11-18', '2026-13-01T08:00', '2026-13-40T10:00'])('"%s" is none', (text) => {
    expect(instantOf(text)).toBeUndefined();
    expect(romeTime(text === '2026-11-18' ? 'x' : text)).toBe('');
  });
});

describe('a day in Rome', () => {
  it('is that of the day and time of any instant', () => {
    const years = { min: new Date('1980-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z') };
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (instant) => {
        expect(romeDay(instant)).toBe(romeTime(instant.toISOString()).slice(0, 10));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    // Clocks go ahead at 1:00 UTC on 29 March 2026, and back at 1:00 UTC on 25 October.
    ['2026-03-28T22:59:59.999Z', '2026-03-28'],
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['2026-10-24T22:00:00.000Z', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', '2026-10-26'],
  ])('%s is of %s, where clocks change too', (instant, day) => {
    expect(romeDay(new Date(instant))).toBe(day);
  });

  it('of no instant is refused', () => {
    expect(() => romeDay(new Date('none'))).toThrow(RangeError);
  });
});
