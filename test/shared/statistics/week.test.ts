import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countWeeks,
  firstDayOf,
  isWeek,
  lastDayOf,
  weekAfter,
  weekOf,
  weeksFrom,
} from '#shared/statistics/week.ts';

const day = 86_400_000;
const instants = fc
  .date({ min: new Date('2001-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const weeks = instants.map((instant) => weekOf(instant) ?? '');

describe('the week of an instant', () => {
  it.each([
    ['2026-11-18T09:12:00.000Z', '2026-W47'],
    // A year that begins on a Friday begins in the last week of the year before.
    ['2021-01-03T12:00:00.000Z', '2020-W53'],
    ['2021-01-04T12:00:00.000Z', '2021-W01'],
    ['2024-12-30T12:00:00.000Z', '2025-W01'],
    ['2026-01-01T12:00:00.000Z', '2026-W01'],
    ['2026-12-31T12:00:00.000Z', '2026-W53'],
  ])('is that of ISO 8601: %s is in %s', (instant, week) => {
    expect(weekOf(instant)).toBe(week);
  });

  it.each([
    ['in winter', '2026-11-22T22:59:59.999Z', '2026-W47', '2026-11-22T23:00:00.000Z', '2026-W48'],
    ['in summer', '2026-07-05T21:59:59.999Z', '2026-W27', '2026-07-05T22:00:00.000Z', '2026-W28'],
    ['at the end of a year', '2028-12-31T22:59:59.999Z', '2028-W52', '2028-12-31T23:00:00.000Z', '2029-W01'],
  ])('changes at midnight of Rome %s', (_, before, week, after, next) => {
    expect([weekOf(before), weekOf(after)]).toEqual([week, next]);
  });

  it('does not exist for a text that is no instant', () => {
    expect([weekOf(''), weekOf('ieri'), weekOf('2026-13-01')]).toEqual([undefined, undefined, undefined]);
  });

  it('holds seven days, none of which is in another', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        // Noon: no change of the clocks moves it into another day.
        const noon = Date.parse(`${instant.slice(0, 10)}T12:00:00Z`);
        const following = Array.from({ length: 8 }, (_, index) =>
          weekOf(new Date(noon + index * day).toISOString()),
        );
        const [first, last] = [following[0] ?? '', following[7] ?? ''];
        expect(last).toBe(weekAfter(first, 1));
        expect(new Set(following).size).toBe(2);
      }),
    );
  });
});

describe('weeks', () => {
  it('exist when their year has them', () => {
    expect(['2026-W01', '2026-W53', '2025-W52', '2020-W53'].map(isWeek)).toEqual([true, true, true, true]);
    const none = ['2025-W53', '2026-W00', '2026-W54', '2026-W1', '1999-W01', '2026-47', '', '2026-W47#'];
    expect(none.map(isWeek)).toEqual(none.map(() => false));
  });

  it('follow each other without a gap, in the order of their names', () => {
    fc.assert(
      fc.property(weeks, fc.integer({ min: 1, max: 53 }), (first, count) => {
        const all = weeksFrom(first, count);
        expect(all.every(isWeek)).toBe(true);
        expect(all.toSorted()).toEqual(all);
        expect(new Set(all).size).toBe(count);
        expect(countWeeks(first, all.at(-1) ?? '')).toBe(count);
        expect(weekAfter(all.at(-1) ?? '', 1 - count)).toBe(first);
      }),
    );
  });

  it('begin on a Monday and end on a Sunday', () => {
    expect(['2026-W47', '2026-W01'].map(lastDayOf)).toEqual(['2026-11-22', '2026-01-04']);
    expect(['2026-W47', '2026-W01', '2021-W01'].map(firstDayOf)).toEqual([
      '2026-11-16',
      '2025-12-29',
      '2021-01-04',
    ]);
  });

  it('are counted from one to another, none when they are the wrong way round', () => {
    expect(countWeeks('2026-W52', '2027-W01')).toBe(3);
    expect(countWeeks('2026-W47', '2026-W46')).toBe(0);
  });
});
