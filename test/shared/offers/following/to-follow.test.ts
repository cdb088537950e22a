import { describe, expect, it } from 'vitest';
import { daysOfSilence, reasonsToFollow } from '#shared/offers/following/to-follow.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { aLightOffer } from '#test/support/builders/light-offer.ts';

/** Why an offer that was opened yesterday is to be followed up on 10 December. */
const reasons = (fields: Partial<OfferLight> = {}) =>
  reasonsToFollow(
    aLightOffer({
      ...{ state: 'opened', version: 1, sentUntil: '2026-12-31', openedAt: '2026-12-09T09:00:00.000Z' },
      ...fields,
    }),
    '2026-12-10',
  );

describe('what is to be followed up', () => {
  it('is a question without an answer, whatever the state [FUP-005]', () => {
    for (const state of ['sent', 'opened', 'accepted', 'declined', 'withdrawn'] as const)
      expect(reasons({ state, waitingQuestions: 2 })).toEqual(['question']);
  });

  it('is a bounce or complaint until the customer answered [FUP-005]', () => {
    for (const state of ['sent', 'opened'] as const)
      expect(reasons({ state, returned: true })).toEqual(['returned']);
    expect(reasons({ sentUntil: '2026-12-09', returned: true })).toEqual(['returned']);
    for (const state of ['accepted', 'declined', 'withdrawn'] as const)
      expect(reasons({ state, returned: true })).toEqual([]);
  });

  it('was opened three days ago or more and is unanswered [FUP-005]', () => {
    // The evening of the 7th in Rome.
    const third = { openedAt: '2026-12-07T22:59:00.000Z' };
    expect(reasons(third)).toEqual(['silent']);
    expect(reasons({ openedAt: '2026-12-07T23:00:00.000Z' })).toEqual([]);
    expect(reasons({ openedAt: '2026-11-20T09:00:00.000Z' })).toEqual(['silent']);
    expect(reasons({ openedAt: null })).toEqual([]);
    for (const state of ['sent', 'accepted', 'declined', 'withdrawn'] as const)
      expect(reasons({ ...third, state })).toEqual([]);
  });

  it('is good until today, tomorrow or the day after [FUP-005]', () => {
    const until = (sentUntil: string) => reasons({ state: 'sent', sentUntil });
    expect(until('2026-12-09')).toEqual([]);
    for (const day of ['10', '11', '12']) expect(until(`2026-12-${day}`)).toEqual(['ending']);
    expect(until('2026-12-13')).toEqual([]);
    expect(reasons({ state: 'accepted', sentUntil: '2026-12-10' })).toEqual([]);
  });

  it('was accepted, and the owner has not looked since [FUP-005]', () => {
    expect(reasons({ state: 'accepted', unseen: true })).toEqual(['accepted']);
    expect(reasons({ state: 'opened', unseen: true })).toEqual([]);
  });

  it('has all its reasons, the most pressing first, and a draft has none [FUP-005]', () => {
    const all = { waitingQuestions: 1, returned: true, openedAt: '2026-12-01T09:00:00.000Z' };
    expect(reasons({ ...all, sentUntil: '2026-12-11' })).toEqual([
      ...['question', 'returned', 'ending', 'silent'],
    ]);
    expect(reasonsToFollow(aLightOffer(), '2026-12-10')).toEqual([]);
  });

  it('says for how many days in Rome it was silent [FUP-005]', () => {
    expect(daysOfSilence({ openedAt: '2026-12-07T22:59:00.000Z' }, '2026-12-10')).toBe(3);
    expect(daysOfSilence({ openedAt: '2026-12-07T23:00:00.000Z' }, '2026-12-10')).toBe(2);
    expect(daysOfSilence({ openedAt: null }, '2026-12-10')).toBe(0);
  });
});
