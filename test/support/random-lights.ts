import fc from 'fast-check';
import { storedStates } from '#shared/offers/sending/offer-states.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { aLightOffer } from './builders/light-offer.ts';

const instant = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const cents = fc.integer({ min: 0, max: 10_000_000 });

const draft = fc.record({
  number: fc.integer({ min: 1, max: 99_999 }),
  year: fc.constantFrom(2025, 2026),
  title: fc.nat(999).map((at) => `Facciata ${at} di via Rossi`),
  customerName: fc.option(fc.nat(700).map((at) => `Rossi ${at} e figli`)),
  taxable: fc.option(cents),
  updatedAt: instant,
});

const sending = fc.record({
  state: fc.constantFrom(...storedStates),
  version: fc.integer({ min: 1, max: 4 }),
  firstSentAt: instant,
  sentAt: instant,
  sentUntil: instant.map((at) => at.slice(0, 10)),
  sentValue: cents,
  openedAt: fc.option(instant),
  lastEvent: fc.constantFrom('sent', 'opened', 'question', 'accepted'),
  lastEventAt: instant,
  waitingQuestions: fc.constantFrom(0, 0, 0, 1),
  returned: fc.boolean(),
  unseen: fc.boolean(),
});

/** A light offer as an owner of years has thousands: a draft, or one that was sent in 2026. */
export const aRandomLight: fc.Arbitrary<OfferLight> = fc
  .tuple(draft, fc.option(sending))
  .map(([fields, sent]) => aLightOffer({ ...fields, ...sent }));
