import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHoliday } from '#shared/offers/following/is-holiday.ts';
import { firstReminders, type Reminder, reminderTimes } from '#shared/offers/following/reminder-days.ts';
import { dayInRome } from '#shared/offers/offer-number.ts';
import { endOfDayInRome } from '#shared/offers/sending/end-of-day-in-rome.ts';
import { dayAfter } from '#shared/offers/validity.ts';

const sent = (at: string) => ({ sentAt: new Date(at), validUntil: '2026-12-31', plannedAt: new Date(at) });
const times = (reminders: readonly Reminder[], planned: ReturnType<typeof sent>) =>
  reminderTimes(reminders, planned).map((due) => due.toISOString());
const thursday = sent('2026-12-03T16:20:00.000Z');
const sending = (days: number): Reminder => ({ from: 'sending', days });
const ending = (days: number): Reminder => ({ from: 'end', days });

describe('reminders', () => {
  it('are at ten in Rome, and not on Sundays [FUP-009]', () => {
    expect(times([sending(3)], thursday)).toEqual(['2026-12-07T09:00:00.000Z']);
    expect(times([sending(7)], thursday)).toEqual(['2026-12-10T09:00:00.000Z']);
    expect(times([ending(2)], thursday)).toEqual(['2026-12-29T09:00:00.000Z']);
    expect(
      times([sending(3)], {
        ...thursday,
        sentAt: new Date('2026-07-01T08:00:00.000Z'),
        plannedAt: new Date(0),
      }),
    ).toEqual(['2026-07-04T08:00:00.000Z']);
  });

  it('are not on holidays [FUP-009]', () => {
    expect(times([sending(3)], sent('2026-12-05T09:00:00.000Z'))).toEqual(['2026-12-09T09:00:00.000Z']);
    // Christmas and its second day, a Sunday after them.
    expect(times([ending(6)], thursday)).toEqual(['2026-12-28T09:00:00.000Z']);
  });

  it('of an owner who turned them on are these three, the earliest first [FUP-008]', () => {
    expect(times(firstReminders, thursday)).toEqual([
      '2026-12-07T09:00:00.000Z',
      '2026-12-10T09:00:00.000Z',
      '2026-12-29T09:00:00.000Z',
    ]);
    expect(times(firstReminders.toReversed(), thursday)).toEqual(times(firstReminders, thursday));
  });

  it('that fall on one day are one [FUP-009]', () => {
    expect(times([sending(3), sending(4), ending(24)], thursday)).toEqual(['2026-12-07T09:00:00.000Z']);
  });

  it('after the last day, and not after the planning, are dropped [FUP-009, FUP-011]', () => {
    expect(times([sending(28)], thursday)).toEqual(['2026-12-31T09:00:00.000Z']);
    expect(times([sending(29)], thursday)).toEqual([]);
    expect(times([ending(30)], thursday)).toEqual([]);
    const at = (plannedAt: string) => times([sending(7)], { ...thursday, plannedAt: new Date(plannedAt) });
    expect(at('2026-12-10T08:59:59.999Z')).toHaveLength(1);
    expect(at('2026-12-10T09:00:00.000Z')).toEqual([]);
    // A holiday may push one past the last day.
    expect(times([ending(0)], { ...thursday, validUntil: '2026-12-26' })).toEqual([]);
  });

  it('count from the day in Rome on which the version was sent [FUP-009]', () => {
    expect(times([sending(5)], sent('2026-12-03T23:30:00.000Z'))).toEqual(['2026-12-09T09:00:00.000Z']);
  });

  it('are on working days at ten, before the version ends, whatever the plan [FUP-009]', () => {
    const day = fc.integer({ min: 0, max: 4000 }).map((days) => dayAfter('2024-01-01', days));
    const reminder = fc.record({
      from: fc.constantFrom('sending' as const, 'end' as const),
      days: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(day, fc.nat(365), fc.array(reminder, { maxLength: 3 }), (sentOn, valid, reminders) => {
        const sentAt = new Date(`${sentOn}T12:00:00.000Z`);
        const validUntil = dayAfter(sentOn, valid);
        const due = reminderTimes(reminders, { sentAt, validUntil, plannedAt: sentAt });
        expect(due.length).toBeLessThanOrEqual(reminders.length);
        expect(new Set(due.map(dayInRome)).size).toBe(due.length);
        for (const each of due) {
          expect(isHoliday(dayInRome(each))).toBe(false);
          expect(each > sentAt && each < endOfDayInRome(validUntil)).toBe(true);
          expect(each.toLocaleTimeString('it', { timeZone: 'Europe/Rome' })).toBe('10:00:00');
        }
      }),
    );
  });
});

describe('a holiday', () => {
  const fixed = ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '11-01', '12-08', '12-25', '12-26'];
  const easterMondays =
    '2024-04-01 2025-04-21 2026-04-06 2027-03-29 2028-04-17 2035-03-26 2038-04-26 2049-04-19 2076-04-20 1583-04-11 1818-03-23 1886-04-26 2285-03-23'.split(
      ' ',
    );

  it('is one of fixed date or Easter Monday [FUP-009]', () => {
    for (const day of [...fixed.map((date) => `2026-${date}`), ...easterMondays])
      expect(isHoliday(day), day).toBe(true);
  });

  it('is Saint Francis from 2026 on [FUP-009]', () => {
    // In 2026 it is a Sunday anyway.
    expect(['2023-10-04', '2024-10-04', '2025-10-04'].map(isHoliday)).toEqual([false, false, false]);
    expect(['2027-10-04', '2028-10-04', '2036-10-04'].map(isHoliday)).toEqual([true, true, true]);
  });

  it('is no other working day [FUP-009]', () => {
    const days = Array.from({ length: 365 }, (_, at) => dayAfter('2027-01-01', at));
    const sundays = days.filter((day) => new Date(day).getUTCDay() === 0);
    const holidays = [...fixed.map((date) => `2027-${date}`), '2027-10-04', '2027-03-29', ...sundays];
    expect(days.filter(isHoliday)).toEqual([...new Set(holidays)].sort());
  });
});
