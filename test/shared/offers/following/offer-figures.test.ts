import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerReasons, ownerReasons } from '#shared/offers/following/loss-reasons.ts';
import { lossesByReason } from '#shared/offers/following/losses-by-reason.ts';
import { type CountedOffer, offerFigures } from '#shared/offers/following/offer-figures.ts';
import { isInPeriod, periodAround } from '#shared/offers/following/period.ts';
import { dayAfter } from '#shared/offers/validity.ts';

const firstSentOn = '2026-12-03';
const counted = (
  state: CountedOffer['state'],
  euros: number,
  fields: Partial<CountedOffer> = {},
): CountedOffer => ({
  ...{ state, cancelled: false, value: euros * 100, firstSentOn, acceptedOn: null },
  ...{ wasOpened: true, endedBy: null, reason: null },
  ...fields,
});
const acceptedAfter = (days: number, euros: number, fields: Partial<CountedOffer> = {}) =>
  counted('accepted', euros, { acceptedOn: dayAfter(firstSentOn, days), endedBy: 'customer', ...fields });

/** The worked example of F21. */
const example = [
  acceptedAfter(5, 4880),
  acceptedAfter(1, 2500, { wasOpened: false }),
  acceptedAfter(12, 1200),
  acceptedAfter(2, 900, { endedBy: 'owner' }),
  counted('declined', 3000, { endedBy: 'customer', wasOpened: false }),
  counted('declined', 1500, { endedBy: 'owner' }),
  counted('expired', 700),
  counted('sent', 300, { wasOpened: false }),
  counted('sent', 400, { wasOpened: false }),
  acceptedAfter(40, 9000, { cancelled: true }),
];

const someOffer: fc.Arbitrary<CountedOffer> = fc.record({
  state: fc.constantFrom('sent', 'opened', 'accepted', 'declined', 'expired', 'withdrawn'),
  cancelled: fc.boolean(),
  value: fc.nat(10_000_000),
  firstSentOn: fc.constant(firstSentOn),
  acceptedOn: fc.option(fc.nat(90).map((days) => dayAfter(firstSentOn, days))),
  wasOpened: fc.boolean(),
  endedBy: fc.constantFrom('customer', 'owner', null),
  reason: fc.constantFrom(null, ...ownerReasons, ...customerReasons),
});

describe('the figures of a period', () => {
  it('are those of the example [FUP-022]', () => {
    expect(offerFigures(example)).toEqual({
      sent: { offers: 10, value: 2_438_000 },
      opened: { offers: 8, value: 2_368_000 },
      accepted: { offers: 4, value: 948_000 },
      cancelled: { offers: 1, value: 900_000 },
      lost: { offers: 3, value: 520_000 },
      withdrawn: { offers: 0, value: 0 },
      waiting: { offers: 2, value: 70_000 },
      openedShare: 8000,
      conversion: { offers: 5714, value: 6458 },
      medianDays: 3.5,
    });
  });

  it('have a dash where nothing is to be divided [FUP-022]', () => {
    const none = { openedShare: null, conversion: { offers: null, value: null }, medianDays: null };
    expect(offerFigures([])).toMatchObject(none);
    const withdrawn = offerFigures([counted('withdrawn', 10), counted('opened', 10)]);
    expect(withdrawn).toMatchObject({ ...none, openedShare: 10_000, withdrawn: { offers: 1, value: 1000 } });
    const free = offerFigures([counted('declined', 0)]);
    expect(free.conversion).toEqual({ offers: 0, value: null });
  });

  it('take the middle of an odd count, by number [FUP-022]', () => {
    expect(offerFigures([2, 30, 10].map((days) => acceptedAfter(days, 1))).medianDays).toBe(10);
    expect(offerFigures([acceptedAfter(0, 1), counted('accepted', 1)]).medianDays).toBe(0);
  });

  it('count each offer in one group, and cancelled and withdrawn ones in no conversion [FUP-022]', () => {
    fc.assert(
      fc.property(fc.array(someOffer), (offers) => {
        const { accepted, cancelled, lost, withdrawn, waiting, sent, conversion } = offerFigures(offers);
        const parts = [accepted, cancelled, lost, withdrawn, waiting];
        expect(parts.reduce((sum, part) => sum + part.offers, 0)).toBe(sent.offers);
        expect(parts.reduce((sum, part) => sum + part.value, 0)).toBe(sent.value);
        const more = [...offers, acceptedAfter(1, 5, { cancelled: true }), counted('withdrawn', 7)];
        expect(offerFigures(more).conversion).toEqual(conversion);
      }),
    );
  });
});

describe('lost offers by reason', () => {
  it('are the customer’s and the owner’s in one table, with expired ones as no answer [FUP-023]', () => {
    const offers = [
      counted('declined', 100, { endedBy: 'customer', reason: 'price' }),
      counted('declined', 50, { endedBy: 'owner', reason: 'price' }),
      counted('expired', 500, { reason: 'price' }),
      counted('declined', 20, { endedBy: 'owner', reason: 'noAnswer' }),
      counted('declined', 900, { endedBy: 'customer' }),
      counted('declined', 80, { reason: 'timing' }),
      counted('declined', 80, { reason: 'other' }),
      acceptedAfter(1, 1, { reason: 'price' }),
      counted('withdrawn', 1, { reason: 'price' }),
    ];
    expect(lossesByReason(offers.toReversed())).toEqual(lossesByReason(offers));
    expect(lossesByReason(offers)).toEqual([
      { reason: 'noAnswer', offers: 2, value: 52_000 },
      { reason: 'price', offers: 2, value: 15_000 },
      { reason: 'unsaid', offers: 1, value: 90_000 },
      { reason: 'other', offers: 1, value: 8000 },
      { reason: 'timing', offers: 1, value: 8000 },
    ]);
  });

  it('add up to what is lost, in one order [FUP-023]', () => {
    fc.assert(
      fc.property(fc.array(someOffer), (offers) => {
        const rows = lossesByReason(offers);
        const { lost } = offerFigures(offers);
        expect(rows.reduce((sum, row) => sum + row.offers, 0)).toBe(lost.offers);
        expect(rows.reduce((sum, row) => sum + row.value, 0)).toBe(lost.value);
        expect(lossesByReason(offers.toReversed())).toEqual(rows);
      }),
    );
  });
});

describe('a period', () => {
  it.each([
    ['2026-12-03', 'month', '2026-12-01', '2026-12-31'],
    ['2028-02-29', 'month', '2028-02-01', '2028-02-29'],
    ['2026-01-31', 'quarter', '2026-01-01', '2026-03-31'],
    ['2026-06-30', 'quarter', '2026-04-01', '2026-06-30'],
    ['2026-12-03', 'quarter', '2026-10-01', '2026-12-31'],
    ['2026-12-03', 'year', '2026-01-01', '2026-12-31'],
  ] as const)('around %s as a %s is from %s to %s [FUP-022]', (day, kind, from, to) => {
    expect(periodAround(day, kind)).toEqual({ from, to });
  });

  it('holds its first and its last day [FUP-022]', () => {
    const period = { from: '2026-12-01', to: '2026-12-31' };
    expect(
      ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01'].map((day) => isInPeriod(day, period)),
    ).toEqual([false, true, true, false]);
  });
});
