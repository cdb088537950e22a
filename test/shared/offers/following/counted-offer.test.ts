import { describe, expect, it } from 'vitest';
import { countedOffer } from '#shared/offers/following/counted-offer.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { aLightOffer } from '#test/support/builders/light-offer.ts';

const now = new Date('2026-12-20T10:00:00.000Z');
const sent = (fields: Partial<OfferLight> = {}) =>
  aLightOffer({
    ...{ state: 'sent', version: 2, firstSentAt: '2026-12-02T23:30:00.000Z', sentUntil: '2026-12-31' },
    ...{ sentValue: 480_000, ...fields },
  });
const outcome = {
  by: 'customer',
  how: null,
  day: '2026-12-09',
  note: null,
  at: '2026-12-09T08:00:00.000Z',
} as const;

describe('an offer as figures count it', () => {
  it('is of the day in Rome of its first sending, with its value as sent [FUP-002, FUP-022]', () => {
    expect(countedOffer(sent(), now)).toEqual({
      ...{ state: 'sent', cancelled: false, value: 480_000, firstSentOn: '2026-12-03', acceptedOn: null },
      ...{ wasOpened: false, endedBy: null, reason: null },
    });
    expect(countedOffer(sent({ openedAt: '2026-12-04T08:00:00.000Z', state: 'opened' }), now)).toMatchObject({
      wasOpened: true,
    });
  });

  it('is none before it was sent [FUP-022]', () => {
    expect(countedOffer(aLightOffer(), now)).toBeNull();
    expect(countedOffer(sent({ firstSentAt: null }), now)).toBeNull();
    expect(countedOffer(sent({ version: 0 }), now)).toBeNull();
  });

  it('keeps of an outcome what its state still says: a reopened one has neither day nor reason [FUP-022]', () => {
    const reopened = countedOffer(sent({ outcome: { ...outcome, how: 'price' } }), now);
    expect(reopened).toMatchObject({ state: 'sent', acceptedOn: null, reason: null });
    for (const state of ['accepted', 'declined'] as const)
      expect(countedOffer(sent({ state, outcome: null }), now)).toMatchObject({
        acceptedOn: null,
        reason: null,
      });
  });

  it('is expired once its day has passed [SND-040, FUP-023]', () => {
    expect(countedOffer(sent({ sentUntil: '2026-12-19' }), now)?.state).toBe('expired');
  });

  it('is accepted on the day of its outcome, cancelled where it was undone [SND-045, FUP-022]', () => {
    const cancelled = { by: 'owner', day: '2026-12-12', reason: 'accordo' } as const;
    expect(countedOffer(sent({ state: 'accepted', outcome, cancelled }), now)).toMatchObject({
      ...{ state: 'accepted', acceptedOn: '2026-12-09', cancelled: true, endedBy: 'customer', reason: null },
    });
  });

  it('is lost for the reason that was given, and for none that there is not [FUP-023]', () => {
    const lost = (how: string | null) =>
      countedOffer(sent({ state: 'declined', outcome: { ...outcome, how } }), now)?.reason;
    expect([lost('otherMaterials'), lost('noAnswer'), lost(null), lost('weather')]).toEqual([
      'otherMaterials',
      'noAnswer',
      null,
      null,
    ]);
  });
});
