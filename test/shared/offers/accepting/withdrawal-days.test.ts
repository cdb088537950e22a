import { describe, expect, it } from 'vitest';
import { lastWithdrawalDay, mayWithdraw } from '#shared/offers/accepting/withdrawal-days.ts';

const accepted = { acceptedAt: '2026-12-03T09:42:00.000Z', signed: true, hasNotice: true, cancelled: false };
const may = (fields: Partial<typeof accepted>, now: string) =>
  mayWithdraw({ ...accepted, ...fields }, new Date(now));

describe('withdrawing from the contract', () => {
  it('is open for 14 days, to the end of the last one in Rome [ACC-054, ACC-056]', () => {
    expect(lastWithdrawalDay(new Date(accepted.acceptedAt))).toBe('2026-12-17');
    expect(may({}, accepted.acceptedAt)).toBe(true);
    expect(may({}, '2026-12-17T22:59:59.999Z')).toBe(true);
    expect(may({}, '2026-12-17T23:00:00.000Z')).toBe(false);
  });

  it('counts from the day in Rome, through a change of the clock [ACC-054]', () => {
    expect(lastWithdrawalDay(new Date('2026-12-03T23:30:00.000Z'))).toBe('2026-12-18');
    const acceptedAt = '2026-10-20T21:59:00.000Z';
    expect(may({ acceptedAt }, '2026-11-03T22:59:59.999Z')).toBe(true);
    expect(may({ acceptedAt }, '2026-11-03T23:00:00.000Z')).toBe(false);
  });

  it('is for signed acceptances with a notice, until they are cancelled [ACC-054, ACC-056]', () => {
    for (const fields of [{ signed: false }, { hasNotice: false }, { cancelled: true }])
      expect(may(fields, accepted.acceptedAt)).toBe(false);
  });
});
