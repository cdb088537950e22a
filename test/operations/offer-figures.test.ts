import { expect, it } from 'vitest';
import { codeOf } from '#test/support/cloud.ts';
import { anOfferer, only } from '#test/support/offers-api.ts';
import { aSentOffer, sentOffersOf } from '#test/support/sent-offers-api.ts';

const { changingLight } = await import('#lambdas/store/offer/offer-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

const year = { from: '2026-01-01', to: '2026-12-31' };

it('figures are of the caller’s offers that were first sent in the period [FUP-022, FUP-023, SND-053]', async () => {
  const [owner, other] = [await anOfferer(), await anOfferer()];
  const sent = sentOffersOf(owner.token);
  const anOffer = async (firstSentAt: string) => {
    const offer = await aSentOffer(owner.token);
    await transact([changingLight(offer, { firstSentAt, sentValue: 480_000 })]);
    return offer.id;
  };
  const [accepted, lost] = [
    await anOffer('2026-11-01T10:00:00.000Z'),
    await anOffer('2026-12-31T22:59:59.999Z'),
    await anOffer('2026-12-31T23:00:00.000Z'),
  ];
  only(await sent.markOfferAccepted(accepted ?? '', { version: 1, how: 'spoken', day: '2026-11-06' }));
  only(await sent.markOfferLost(lost ?? '', { version: 1, reason: 'timing' }));
  const one = { offers: 1, value: 480_000 };
  expect(only(await sent.offerFigures(year))).toMatchObject({
    ...{ sent: { offers: 2, value: 960_000 }, accepted: one, lost: one, waiting: { offers: 0, value: 0 } },
    ...{ openedShare: 0, conversionByNumber: 5000, conversionByValue: 5000, medianDays: 5 },
    losses: [{ reason: 'timing', ...one }],
  });
  expect(only(await sentOffersOf(other.token).offerFigures(year))).toMatchObject({
    ...{ sent: { offers: 0, value: 0 }, openedShare: null, conversionByNumber: null, medianDays: null },
    losses: [],
  });
});

it('a period that ends before it begins is refused [FUP-022]', async () => {
  const sent = sentOffersOf((await anOfferer()).token);
  expect(codeOf(await sent.offerFigures({ from: year.to, to: year.from }))).toBe('invalid-input');
  expect(codeOf(await sent.offerFigures({ from: '2026-02-30', to: year.to }))).toBe('invalid-input');
});
