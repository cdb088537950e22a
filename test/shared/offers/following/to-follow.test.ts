import { describe, expect, it } from 'vitest';
import { reasonsToFollow } from '#shared/offers/following/to-follow.ts';
import type { Standing } from '#shared/offers/sending/offer-states.ts';

const now = new Date('2026-12-10T12:00:00.000Z');
type Fields = Partial<NonNullable<Standing>>;
type Asked = Partial<Parameters<typeof reasonsToFollow>[0]>;

const standing = (fields: Fields = {}): Standing => ({
  ...{ number: 1, state: 'opened', validUntil: '2026-12-31', endedBy: null, wasOpened: true },
  ...fields,
});
const reasons = (fields: Fields, more: Asked = {}, at = now) =>
  reasonsToFollow(
    {
      ...{ newest: standing(fields), questionWaits: false, mailFailed: false },
      ...{ firstOpenedAt: '2026-12-09T09:00:00.000Z', acceptanceSeen: true },
      ...more,
    },
    at,
  );

describe('what is to be followed up', () => {
  it('is a question without an answer, whatever the state [FUP-005]', () => {
    for (const state of ['sent', 'opened', 'accepted', 'declined', 'withdrawn'] as const)
      expect(reasons({ state }, { questionWaits: true })).toEqual(['question']);
  });

  it('is a bounce or complaint until the customer answered [FUP-005]', () => {
    for (const state of ['sent', 'opened'] as const)
      expect(reasons({ state }, { mailFailed: true })).toEqual(['mailFailed']);
    expect(reasons({ validUntil: '2026-12-09' }, { mailFailed: true })).toEqual(['mailFailed']);
    for (const state of ['accepted', 'declined', 'withdrawn'] as const)
      expect(reasons({ state }, { mailFailed: true })).toEqual([]);
  });

  it('was opened three days ago or more and is unanswered [FUP-005]', () => {
    // The evening of the 7th in Rome.
    const third = { firstOpenedAt: '2026-12-07T22:59:00.000Z' };
    expect(reasons({}, third)).toEqual(['silent']);
    expect(reasons({}, { firstOpenedAt: '2026-12-07T23:00:00.000Z' })).toEqual([]);
    expect(reasons({}, { firstOpenedAt: '2026-11-20T09:00:00.000Z' })).toEqual(['silent']);
    expect(reasons({}, { firstOpenedAt: null })).toEqual([]);
    for (const state of ['sent', 'accepted', 'declined', 'withdrawn'] as const)
      expect(reasons({ state }, third)).toEqual([]);
  });

  it('is good until today, tomorrow or the day after [FUP-005]', () => {
    const until = (validUntil: string) => reasons({ state: 'sent', validUntil });
    expect(until('2026-12-09')).toEqual([]);
    for (const day of ['10', '11', '12']) expect(until(`2026-12-${day}`)).toEqual(['ending']);
    expect(until('2026-12-13')).toEqual([]);
    expect(reasons({ state: 'accepted', validUntil: '2026-12-10' })).toEqual([]);
  });

  it('was accepted, and the owner has not looked since [FUP-005]', () => {
    expect(reasons({ state: 'accepted' }, { acceptanceSeen: false })).toEqual(['accepted']);
    expect(reasons({ state: 'opened' }, { acceptanceSeen: false })).toEqual([]);
  });

  it('has all its reasons, the most pressing first, and a draft has none [FUP-005]', () => {
    const all = { questionWaits: true, mailFailed: true, firstOpenedAt: '2026-12-01T09:00:00.000Z' };
    expect(reasons({ validUntil: '2026-12-11' }, all)).toEqual([
      'question',
      'mailFailed',
      'ending',
      'silent',
    ]);
    expect(reasons({}, { newest: null })).toEqual([]);
  });
});
