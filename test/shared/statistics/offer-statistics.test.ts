import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferCounter } from '#shared/statistics/offer-counter.ts';
import { offerStatisticsOf } from '#shared/statistics/offer-statistics.ts';

type Sent = { country: string; month: string; province: string; type: string; owner: string; value: number };

/** The counters that accepted offers make. */
const countersOf = (offers: readonly Sent[]): OfferCounter[] =>
  offers.flatMap(({ country, month, province, type, owner, value }) => {
    const own = {
      country,
      month,
      numbers: { sent: 1, accepted: 1, lost: 0, value },
      owners: new Set([owner]),
    };
    return [
      { ...own, dimension: 'total', key: '' } as const,
      { ...own, dimension: 'type', key: type } as const,
      ...(country === 'IT' ? [{ ...own, dimension: 'province', key: province } as const] : []),
    ];
  });
const told = (offers: readonly Sent[]) => offerStatisticsOf(countersOf(offers));
const sent = (owners: string, of: Partial<Sent> = {}): Sent[] =>
  [...owners].map((owner) => ({
    ...{ country: 'IT', month: '2026-12', province: 'TO', type: 'agente', value: 100, ...of },
    owner,
  }));
const shown = (entries: { key: string; numbers: { sent: number } | null }[]) =>
  Object.fromEntries(entries.map(({ key, numbers }) => [key, numbers?.sent ?? null]));

describe('the statistics of offers', () => {
  it('are of all, by month, country, province and type of user [FUP-024]', () => {
    const statistics = told([
      ...sent('abc', { province: 'MI' }),
      ...sent('defg', { month: '2026-11' }),
      ...sent('hij', { country: 'DE', type: 'privato' }),
    ]);
    expect(statistics.sum).toEqual({ sent: 10, accepted: 10, lost: 0, value: 1000 });
    expect(statistics.months.map(({ key }) => key)).toEqual(['2026-11', '2026-12']);
    expect(shown(statistics.months)).toEqual({ '2026-11': 4, '2026-12': 6 });
    expect(shown(statistics.byCountry)).toEqual({ IT: 7, DE: 3 });
    expect(statistics.byProvince.map(({ key }) => key)).toEqual(['TO', 'MI']);
    expect(shown(statistics.byUserType)).toEqual({ agente: 7, privato: 3 });
  });

  it('tell nothing of fewer than three owners, however many offers they sent [FUP-024]', () => {
    const statistics = told([...sent('abababab'), ...sent('a', { country: 'DE' })]);
    expect(statistics.sum).toBeNull();
    for (const list of [statistics.months, statistics.byCountry, statistics.byUserType])
      for (const { numbers } of list) expect(numbers).toBeNull();
  });

  it('hide the next group where the sum less the others would tell a small one [FUP-024]', () => {
    const statistics = told([
      ...sent('abcd'),
      ...sent('efg', { province: 'MI' }),
      ...sent('h', { province: 'RM' }),
    ]);
    expect(shown(statistics.byProvince)).toEqual({ TO: 4, MI: null, RM: null });
  });

  it('hide the provinces where Italy is hidden: their sum would tell it [FUP-024]', () => {
    const statistics = told([
      ...sent('abc'),
      ...sent('defg', { country: 'DE' }),
      ...sent('h', { country: 'FR' }),
    ]);
    expect(shown(statistics.byCountry)).toEqual({ DE: 4, IT: null, FR: null });
    expect(shown(statistics.byProvince)).toEqual({ TO: null });
  });

  const offer = fc.record({
    country: fc.constantFrom('IT', 'DE', 'FR'),
    month: fc.constantFrom('2026-10', '2026-11', '2026-12'),
    province: fc.constantFrom('TO', 'MI', 'RM'),
    type: fc.constantFrom('agente', 'privato'),
    owner: fc.constantFrom(...'abcdefg'),
    value: fc.nat(1000),
  });

  it('are the same when money moves between hidden groups: nobody can tell what each of them has [FUP-024]', () => {
    const dimensions = {
      ...{ byCountry: 'total', months: 'total', byProvince: 'province', byUserType: 'type' },
    } as const;
    const counters = fc.array(offer, { maxLength: 14 }).map(countersOf);
    fc.assert(
      fc.property(
        counters,
        fc.constantFrom('byCountry', 'byProvince', 'byUserType', 'months'),
        (all, list) => {
          const before = offerStatisticsOf(all);
          if (before.sum === null) return;
          const hidden = before[list].filter(({ numbers }) => numbers === null).map(({ key }) => key);
          // One hidden group alone would be the sum less the others.
          if (list !== 'byProvince') expect(hidden).not.toHaveLength(1);
          const keyOf = (counter: OfferCounter) =>
            list === 'byCountry' ? counter.country : list === 'months' ? counter.month : counter.key;
          const dimension = dimensions[list];
          const [from, to] = hidden.map((key) =>
            all.findIndex((counter) => counter.dimension === dimension && keyOf(counter) === key),
          );
          if (from === undefined || to === undefined) return;
          const moved = all.map((counter, at) => {
            const change = at === from ? -7 : at === to ? 7 : 0;
            return { ...counter, numbers: { ...counter.numbers, value: counter.numbers.value + change } };
          });
          // Counters of a country or a month are those of totals: of both lists only the moved one may differ.
          expect(offerStatisticsOf(moved)[list]).toEqual(before[list]);
          expect(offerStatisticsOf(moved).sum).toEqual(before.sum);
        },
      ),
    );
  });

  it('never tell a hidden country by the sum of the provinces [FUP-024]', () => {
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 14 }), (offers) => {
        const { byCountry, byProvince } = told(offers);
        const italy = byCountry.find(({ key }) => key === 'IT');
        if (italy?.numbers === null) for (const { numbers } of byProvince) expect(numbers).toBeNull();
      }),
    );
  });
});
