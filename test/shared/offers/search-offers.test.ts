import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listedOffer, offerValue } from '#shared/offers/listed-offer.ts';
import { listedState, listedStates } from '#shared/offers/listed-state.ts';
import {
  type OfferFilters,
  type OfferSort,
  offerSorts,
  searchedOffers,
  sortedOffers,
} from '#shared/offers/search-offers.ts';
import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { aLightOffer } from '#test/support/builders/light-offer.ts';
import { aRandomLight } from '#test/support/random-lights.ts';

const today = '2026-11-26';
const facade = aLightOffer({
  ...{ id: 'facade', prefix: 'A-', number: 12, year: 2026, title: 'Rifacimento della facciata' },
  ...{ customerId: 'betulle', customerName: 'Condominio Le Betulle', siteName: 'Vano scale A' },
  ...{ taxable: 500, updatedAt: '2026-11-03T10:00:00.000Z' },
});
const rooms = aLightOffer({
  ...{ id: 'rooms', number: 3, year: 2025, title: 'Camere e caffè', customerId: 'marta', version: 1 },
  ...{ customerName: 'Marta Locatelli', siteName: null, taxable: 100, sentValue: 900, state: 'sent' },
  ...{ sentAt: '2025-05-31T22:00:00.000Z', sentUntil: '2025-06-30', updatedAt: '2026-11-01T10:00:00.000Z' },
  ...{ lastEvent: 'question', lastEventAt: '2026-11-04T10:00:00.000Z', waitingQuestions: 1 },
});
const empty = aLightOffer({
  ...{ id: 'empty', number: 13, year: 2026, title: 'Offerta', customerId: null, customerName: null },
  ...{ siteName: null, taxable: null, updatedAt: '2026-11-02T10:00:00.000Z' },
});
const away = aLightOffer({ id: 'away', title: 'Cantina', archived: true });
const none: OfferFilters = {
  ...{ typed: '', customer: '', year: '', from: '', to: '' },
  ...{ archived: false, states: [], follow: false },
};
const listed = (rows: readonly OfferLight[]) => rows.map((row) => listedOffer(row, today));
const offers = listed([rooms, facade, empty, away]);
const found = (filters: Partial<OfferFilters>) =>
  searchedOffers(offers, { ...none, ...filters }).found.map(({ id }) => id);

describe('the search of offers', () => {
  it.each([
    ['12/2026', 'facade'],
    ['a-12', 'facade'],
    ['FACCIATA', 'facade'],
    ['betulle rifac', 'facade'],
    ['scale', 'facade'],
    ['caffe', 'rooms'],
    ['3/2025', 'rooms'],
    ['locatelli', 'rooms'],
  ])('finds number, title, customer and site by %s, without case and accents [OFR-008]', (typed, id) => {
    expect(found({ typed })).toEqual([id]);
  });

  it('needs every typed part, and finds all that are not archived without one [OFR-008, FUP-003]', () => {
    expect(found({ typed: 'betulle camere' })).toEqual([]);
    expect(found({ typed: ' ' })).toEqual(['rooms', 'facade', 'empty']);
  });

  it('is narrowed by customer and year [OFR-008]', () => {
    expect(found({ customer: 'marta' })).toEqual(['rooms']);
    expect(found({ year: '2026' })).toEqual(['facade', 'empty']);
    expect(found({ customer: 'marta', typed: 'offerta' })).toEqual([]);
  });

  it('is narrowed by several states at once, by what is to be followed up and by archived [FUP-003, FUP-005]', () => {
    expect(found({ states: ['expired'] })).toEqual(['rooms']);
    expect(found({ states: ['expired', 'draft'] })).toEqual(['rooms', 'facade', 'empty']);
    expect(found({ follow: true })).toEqual(['rooms']);
    expect(found({ follow: true, states: ['draft'] })).toEqual([]);
    expect(found({ archived: true })).toEqual(['rooms', 'facade', 'empty', 'away']);
  });

  it('is narrowed by days in Rome of the newest sending, first and last included [FUP-003]', () => {
    expect(found({ from: '2025-06-01' })).toEqual(['rooms']);
    expect(found({ from: '2025-06-02' })).toEqual([]);
    expect(found({ to: '2025-06-01' })).toEqual(['rooms']);
    expect(found({ to: '2025-05-31' })).toEqual([]);
    expect(found({ from: '2025-06-01', to: '2025-06-01' })).toEqual(['rooms']);
    const late = listed([{ ...rooms, sentAt: '2025-06-01T21:59:59.999Z' }]);
    expect(searchedOffers(late, { ...none, to: '2025-06-01' }).found).toHaveLength(1);
    expect(searchedOffers(late, { ...none, from: '2025-06-02' }).found).toHaveLength(0);
  });

  it('counts in each state what it finds of that state alone, the other filters kept [FUP-004]', () => {
    const states = fc.subarray([...listedStates]);
    fc.assert(
      fc.property(fc.array(aRandomLight, { maxLength: 30 }), states, fc.boolean(), (rows, chosen, follow) => {
        const all = listed(rows);
        const asked = { ...none, states: chosen, follow };
        const { counts } = searchedOffers(all, asked);
        const numberOf = (changed: Partial<OfferFilters>) =>
          searchedOffers(all, { ...asked, ...changed }).found.length;
        for (const state of listedStates) expect(counts.states[state]).toBe(numberOf({ states: [state] }));
        expect(counts.follow).toBe(numberOf({ follow: true }));
        expect(counts.all).toBe(numberOf({ states: [], follow: false }));
      }),
    );
  });
});

describe('the value of an offer', () => {
  it('is that of the acceptance or the newest version, else of the working copy [FUP-002]', () => {
    expect(offers.map(({ value }) => value)).toEqual([900, 500, null, 101_193]);
    expect(offerValue({ sentValue: 0, taxable: 500 })).toBe(0);
  });
});

describe('the state of an offer in lists', () => {
  it.each(['sent', 'opened'] as const)(
    'that is %s is expired from the day after its last [SND-040]',
    (state) => {
      const waiting = { state, sentUntil: '2026-12-01' };
      expect(listedState(waiting, '2026-12-01')).toBe(state);
      expect(listedState(waiting, '2026-12-02')).toBe('expired');
    },
  );

  it('of an accepted one that was cancelled stands apart [SND-045]', () => {
    const cancelled = { by: 'owner', day: '2026-12-02', reason: 'Recesso' };
    expect(listedState({ state: 'accepted', cancelled }, '2026-12-02')).toBe('cancelled');
    expect(listedState({ state: 'accepted', cancelled: null }, '2026-12-02')).toBe('accepted');
    expect(listedStates.indexOf('cancelled')).toBe(listedStates.indexOf('accepted') + 1);
  });

  it('is a draft without a version, whatever its last day [SND-035]', () => {
    expect(listedState(facade, '2026-12-02')).toBe('draft');
  });

  it.each(['accepted', 'declined', 'withdrawn'] as const)(
    'stays %s after its last day [SND-040]',
    (state) => {
      expect(listedState({ state, sentUntil: '2026-12-01' }, '2026-12-02')).toBe(state);
    },
  );
});

describe('the order of offers', () => {
  const three = offers.slice(0, 3);
  const order = (sort: OfferSort, descending = false) =>
    sortedOffers(three, { sort, descending }).map(({ id }) => id);

  it.each<[OfferSort, string[], string[]]>([
    ['number', ['rooms', 'facade', 'empty'], ['empty', 'facade', 'rooms']],
    ['customer', ['facade', 'rooms', 'empty'], ['rooms', 'facade', 'empty']],
    ['title', ['rooms', 'empty', 'facade'], ['facade', 'empty', 'rooms']],
    ['state', ['empty', 'facade', 'rooms'], ['rooms', 'empty', 'facade']],
    ['value', ['facade', 'rooms', 'empty'], ['rooms', 'facade', 'empty']],
    ['sentAt', ['rooms', 'empty', 'facade'], ['rooms', 'empty', 'facade']],
    ['validUntil', ['rooms', 'empty', 'facade'], ['rooms', 'empty', 'facade']],
    ['lastEvent', ['empty', 'facade', 'rooms'], ['rooms', 'facade', 'empty']],
  ])(
    'by %s begins with the least, or the greatest, and ends with what has none [FUP-001]',
    (sort, up, down) => {
      expect(order(sort)).toEqual(up);
      expect(order(sort, true)).toEqual(down);
    },
  );

  it('has names as the language has them, and numbers in them by their value [FUP-001]', () => {
    const names = ['Zoccolo', 'Étage', 'Scala 10', 'scala 2', 'esterni'];
    const rows = listed(names.map((title, number) => aLightOffer({ id: title, title, number })));
    const sorted = sortedOffers(rows, { sort: 'title', descending: false }).map(({ id }) => id);
    expect(sorted).toEqual(['esterni', 'Étage', 'scala 2', 'Scala 10', 'Zoccolo']);
    const customers = rows.map((row) => ({ ...row, customerName: row.title }));
    expect(sortedOffers(customers, { sort: 'customer', descending: false }).map(({ id }) => id)).toEqual(
      sorted,
    );
  });

  it('is total: it keeps every offer, and is the same from any order before [FUP-001]', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(aRandomLight, { maxLength: 20, selector: ({ number }) => number }),
        fc.constantFrom(...offerSorts),
        fc.boolean(),
        (rows, sort, descending) => {
          const all = listed(rows);
          const wanted = sortedOffers(all, { sort, descending });
          expect(wanted).toHaveLength(all.length);
          expect(sortedOffers(all.toReversed(), { sort, descending })).toEqual(wanted);
        },
      ),
    );
  });
});

describe('a list of 10,000 own offers', () => {
  const many = fc.sample(aRandomLight, { numRuns: 10_000, seed: 29 });
  const all = listed(many);
  /** The processor's milliseconds of each run at its best of some rounds: waiting for other work counts nothing. */
  const bestOf = (runs: readonly (() => unknown)[]) =>
    runs.map((run) => {
      const times = Array.from({ length: 7 }, () => {
        const start = process.cpuUsage();
        run();
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1000;
      });
      return Math.min(...times);
    });
  const slowestOf = (runs: readonly (() => unknown)[]) => Math.max(...bestOf(runs));

  it('is searched and filtered within a frame, and sorted within 100 ms [FUP-006]', () => {
    const typed = ['r', 'ro', 'ros', 'ross', 'rossi', 'rossi 6'];
    const searches = typed.map((text) => () => searchedOffers(all, { ...none, typed: text }));
    const filters = listedStates.map((state) => () => searchedOffers(all, { ...none, states: [state] }));
    const sorts = offerSorts.map((sort) => () => sortedOffers(all, { sort, descending: true }));
    expect(slowestOf(searches)).toBeLessThan(16);
    expect(slowestOf(filters)).toBeLessThan(16);
    expect(slowestOf(sorts)).toBeLessThan(100);
  });

  it('is read once, with what is to be followed up, within 150 ms [FUP-005, FUP-006]', () => {
    const reads = [() => listed(many)];
    expect(slowestOf(reads)).toBeLessThan(150);
  });
});
