import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { romeTime } from '#shared/format/rome-time.ts';
import { isHoliday } from '#shared/offers/following/is-holiday.ts';
import { isLapsed, nextDue, plannedReminders } from '#shared/offers/following/next-due.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import { dayAfter } from '#shared/offers/validity.ts';

const version = {
  version: 2,
  validUntil: '2026-12-31',
  expiryNoted: 1,
  reminders: ['2026-12-07T09:00:00.000Z'],
};
const wish = {
  remindersOn: true,
  reminders: [
    { from: 'sending', days: 3 },
    { from: 'end', days: 2 },
  ] as const,
};

describe('what is due next', () => {
  it('is a reminder, then the end of the version, then nothing [FUP-009, SND-040]', () => {
    expect(nextDue(version)).toEqual({ kind: 'reminder', at: '2026-12-07T09:00:00.000Z' });
    const later = { ...version, reminders: [] };
    expect(nextDue(later)).toEqual({ kind: 'expiry', at: '2026-12-31T23:01:00.000Z' });
    expect(nextDue({ ...later, expiryNoted: 2 })).toBeNull();
    expect(nextDue({ ...later, validUntil: null })).toBeNull();
  });

  it('lapses with its day in Rome [FUP-009]', () => {
    expect(isLapsed('2026-12-07T09:00:00.000Z', new Date('2026-12-07T22:59:59.999Z'))).toBe(false);
    expect(isLapsed('2026-12-07T09:00:00.000Z', new Date('2026-12-07T23:00:00.000Z'))).toBe(true);
  });
});

describe('planned reminders', () => {
  const plan = { sentAt: new Date('2026-12-03T16:20:00.000Z'), validUntil: '2026-12-31', leftOut: false };

  it('are none while they are off, and of an offer that is left out [FUP-008]', () => {
    expect(plannedReminders(wish, plan, plan.sentAt)).toHaveLength(2);
    expect(plannedReminders({ ...wish, remindersOn: false }, plan, plan.sentAt)).toEqual([]);
    expect(plannedReminders(wish, { ...plan, leftOut: true }, plan.sentAt)).toEqual([]);
  });

  it('come one after the other over any year, at ten in Rome, on working days, before the end [FUP-009, SND-040]', () => {
    const year = { min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(year), fc.integer({ min: 0, max: 90 }), (sentAt, days) => {
        const validUntil = dayAfter(dayInRome(sentAt), days);
        let waits = {
          ...{ version: 1, validUntil, expiryNoted: 0 },
          reminders: plannedReminders(wish, { sentAt, validUntil, leftOut: false }, sentAt),
        };
        let last = sentAt.toISOString();
        for (let due = nextDue(waits); due?.kind === 'reminder'; due = nextDue(waits)) {
          expect(due.at > last).toBe(true);
          expect(due.at < endOfDayInRome(validUntil).toISOString()).toBe(true);
          expect(romeTime(due.at).slice(11, 16)).toBe('10:00');
          expect(isHoliday(due.at.slice(0, 10))).toBe(false);
          last = due.at;
          waits = { ...waits, reminders: waits.reminders.slice(1) };
        }
        expect(nextDue(waits)?.kind).toBe('expiry');
        expect(nextDue(waits)?.at.slice(0, 16)).toBe(
          new Date(endOfDayInRome(validUntil).getTime() + 60_000).toISOString().slice(0, 16),
        );
      }),
    );
  });
});
