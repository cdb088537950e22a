import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import { dayAfter, isExpired } from '#shared/offers/validity.ts';

const someDay = fc.integer({ min: 0, max: 36_500 }).map((days) => dayAfter('2000-01-01', days));

describe('the end of a day in Rome', () => {
  it.each([
    ['2026-12-31', '2026-12-31T23:00:00.000Z'],
    ['2026-07-31', '2026-07-31T22:00:00.000Z'],
    ['2026-03-29', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-25T23:00:00.000Z'],
  ])('of %s is %s [SND-039]', (day, end) => {
    expect(endOfDayInRome(day).toISOString()).toBe(end);
  });

  it('is the first moment at which a version is expired, on whatever day [SND-039, SND-040]', () => {
    fc.assert(
      fc.property(someDay, (validUntil) => {
        const end = endOfDayInRome(validUntil);
        expect(isExpired({ validUntil }, end)).toBe(true);
        expect(isExpired({ validUntil }, new Date(end.getTime() - 1))).toBe(false);
        expect(dayInRome(end)).toBe(dayAfter(validUntil, 1));
      }),
    );
  });

  it('is none of what is no day', () => {
    expect(() => endOfDayInRome('31/12/2026')).toThrow(RangeError);
  });
});
