import { isItaly } from '#shared/geography/countries.ts';
import { hiddenGroups } from '#shared/offers/following/hidden-groups.ts';
import { addedOffers, noOffers, type OfferCounter, type OfferNumbers } from './offer-counter.ts';

/** Numbers of a group; none where it is of fewer than three owners, or would tell such a group by subtraction. */
export type OfferStatisticsEntry = { key: string; numbers: OfferNumbers | null };

/** The offers first sent in a year. */
export type OfferStatistics = {
  /** Nothing where all of them are of fewer than three owners. */
  sum: OfferNumbers | null;
  months: OfferStatisticsEntry[];
  byCountry: OfferStatisticsEntry[];
  byProvince: OfferStatisticsEntry[];
  byUserType: OfferStatisticsEntry[];
};

/**
 * The statistics of a year, from its counters. Each list has the groups of one sum. Years do not overlap, so that no
 * two periods tell a third by subtraction (FUP-024).
 */
export function offerStatisticsOf(counters: readonly OfferCounter[]): OfferStatistics {
  const of = (dimension: OfferCounter['dimension']) =>
    counters.filter((counter) => counter.dimension === dimension);
  const totals = of('total');
  const byCountry = entriesOf(totals, ({ country }) => country);
  const isItalyShown = byCountry.some(({ key, numbers }) => isItaly(key) && numbers !== null);
  const byProvince = entriesOf(of('province'), ({ key }) => key);
  const all = groupOf(totals);
  return {
    sum: hiddenGroups([all]) === 'all' ? null : all.numbers,
    months: entriesOf(totals, ({ month }) => month).toSorted((one, other) => (one.key < other.key ? -1 : 1)),
    byCountry,
    // Provinces are groups of Italy: all of them together would tell what the countries hide.
    byProvince: isItalyShown ? byProvince : byProvince.map(hidden),
    byUserType: entriesOf(of('type'), ({ key }) => key),
  };
}

const hidden = ({ key }: OfferStatisticsEntry): OfferStatisticsEntry => ({ key, numbers: null });

const groupOf = (counters: readonly OfferCounter[]) => ({
  key: '',
  owners: new Set(counters.flatMap(({ owners }) => [...owners])),
  numbers: counters.reduce((sum, { numbers }) => addedOffers(sum, numbers), noOffers),
});

/** The groups with the most offers first, hidden ones last: their place tells nothing. */
function entriesOf(
  counters: readonly OfferCounter[],
  keyOf: (counter: OfferCounter) => string,
): OfferStatisticsEntry[] {
  const groups = [...Map.groupBy(counters, keyOf)].map(([key, some]) => ({ ...groupOf(some), key }));
  const found = hiddenGroups(groups);
  return groups
    .map(({ key, numbers }) => ({ key, numbers: found === 'all' || found.has(key) ? null : numbers }))
    .toSorted(
      (one, other) =>
        (other.numbers?.sent ?? -1) - (one.numbers?.sent ?? -1) || (one.key < other.key ? -1 : 1),
    );
}
