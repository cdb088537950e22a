import { performance } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import {
  listedState,
  type OfferSort,
  offerSearch,
  offerSorts,
  sortedOffers,
} from '#shared/offers/search-offers.ts';
import { aLightOffer } from '#test/support/builders/light-offer.ts';

const facade = aLightOffer({
  ...{ id: 'facade', prefix: 'A-', number: 12, year: 2026, title: 'Rifacimento della facciata' },
  ...{ customerId: 'betulle', customerName: 'Condominio Le Betulle', siteName: 'Vano scale A' },
  ...{ total: 500, validUntil: '2026-12-01', updatedAt: '2026-11-03T10:00:00.000Z' },
});
const rooms = aLightOffer({
  ...{ id: 'rooms', number: 3, year: 2025, title: 'Camere e caffè', customerId: 'marta' },
  ...{ customerName: 'Marta Locatelli', siteName: null, total: 900, validUntil: '2025-06-30' },
  ...{ state: 'sent', sentUntil: '2025-06-30' },
  updatedAt: '2026-11-04T10:00:00.000Z',
});
const empty = aLightOffer({
  ...{ id: 'empty', number: 13, year: 2026, title: 'Offerta', customerId: null, customerName: null },
  ...{ siteName: null, total: 0, validUntil: '2026-12-31', updatedAt: '2026-11-02T10:00:00.000Z' },
});
const offers = [rooms, facade, empty];
const search = offerSearch(offers);
const found = (typed: string, filters = {}) =>
  search({ typed, customer: '', year: '', ...filters }).map(({ id }) => id);

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
    expect(found(typed)).toEqual([id]);
  });

  it('needs every typed part, and finds all without one [OFR-008]', () => {
    expect(found('betulle camere')).toEqual([]);
    expect(found(' ')).toHaveLength(3);
  });

  it('is narrowed by customer and year [OFR-008]', () => {
    expect(found('', { customer: 'marta' })).toEqual(['rooms']);
    expect(found('', { year: '2026' })).toEqual(['facade', 'empty']);
    expect(found('offerta', { customer: 'marta' })).toEqual([]);
  });

  it('looks through 10,000 offers within 50 ms a key', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      aLightOffer({ number: index, title: `Facciata ${index}`, customerName: `Rossi ${index % 700}` }),
    );
    const among = offerSearch(many);
    const time = (typed: string) => {
      const start = performance.now();
      const all = among({ typed, customer: '', year: '' });
      sortedOffers(all, { sort: 'updatedAt', descending: true, today: '2026-11-26' });
      return performance.now() - start;
    };
    time('warm');
    const times = ['r', 'ro', 'ros', 'ross', 'rossi', 'rossi 6'].map(time);
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(50);
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
  const order = (sort: OfferSort, descending = false) =>
    sortedOffers(offers, { sort, descending, today: '2026-11-26' }).map(({ id }) => id);

  it.each<[OfferSort, string[]]>([
    ['number', ['rooms', 'facade', 'empty']],
    ['customer', ['empty', 'facade', 'rooms']],
    ['title', ['rooms', 'empty', 'facade']],
    ['state', ['empty', 'facade', 'rooms']],
    ['total', ['empty', 'facade', 'rooms']],
    ['validUntil', ['rooms', 'facade', 'empty']],
    ['updatedAt', ['empty', 'facade', 'rooms']],
  ])('by %s begins with the least [OFR-008]', (sort, wanted) => {
    expect(order(sort)).toEqual(wanted);
  });

  it('is turned round by every column; among equal ones the newest number stands first [OFR-008]', () => {
    for (const sort of offerSorts.filter((one) => one !== 'state'))
      expect(order(sort, true)).toEqual(order(sort).reverse());
    expect(order('state', true)).toEqual(['rooms', 'empty', 'facade']);
  });
});
