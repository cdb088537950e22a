import { instantOf } from '#shared/format/rome-time.ts';
import { foldedWords } from '#shared/search/folded-words.ts';
import type { LightForList, Listed } from './listed-offer.ts';
import { type ListedState, listedStates } from './listed-state.ts';
import { endOfDayInRome } from './sending/end-of-day-in-rome.ts';

export type OfferFilters = {
  typed: string;
  /** Empty for all: the id of a customer, a year of numbers, days in Rome of the newest sending. */
  customer: string;
  year: string;
  from: string;
  to: string;
  /** Those that were put aside, too. */
  archived: boolean;
  /** None for all. */
  states: readonly ListedState[];
  /** Only what is to be followed up. */
  follow: boolean;
};

/** How many offers the filters beside states, or beside `Da seguire`, leave (FUP-004). */
export type OfferCounts = { all: number; follow: number; states: Record<ListedState, number> };

/**
 * Finds offers by number, title, customer and site, and by their filters (OFR-008, FUP-003). Every typed part is inside
 * some word, whatever its case and accents. The order stays.
 */
export function searchedOffers<Row extends LightForList>(
  offers: readonly Listed<Row>[],
  filters: OfferFilters,
): { found: Listed<Row>[]; counts: OfferCounts } {
  const isWanted = wantedBy(filters);
  const found: Listed<Row>[] = [];
  const counts: OfferCounts = { all: 0, follow: 0, states: noneOf() };
  for (const offer of offers) {
    if (!isWanted(offer)) continue;
    const isOfStates = filters.states.length === 0 || filters.states.includes(offer.shown);
    const isFollowed = offer.reasons.length > 0;
    counts.all += 1;
    if (isOfStates && isFollowed) counts.follow += 1;
    if (filters.follow && !isFollowed) continue;
    counts.states[offer.shown] += 1;
    if (isOfStates) found.push(offer);
  }
  return { found, counts };
}

const noneOf = () => Object.fromEntries(listedStates.map((state) => [state, 0])) as OfferCounts['states'];

/** Whether all filters but the states and `Da seguire` leave an offer. */
function wantedBy({ typed, customer, year, from, to, archived }: OfferFilters) {
  const parts = foldedWords(typed);
  const first = instantOf(`${from}T00:00`) ?? '';
  const end = to ? endOfDayInRome(to).toISOString() : undefined;
  // Nothing is copied: a long list asks it ten thousand times a key.
  return ({ words, sentAt, customerId, year: ofYear, archived: isAway }: Listed<LightForList>): boolean =>
    (archived || !isAway) &&
    (!customer || customerId === customer) &&
    (!year || String(ofYear) === year) &&
    (!first || (sentAt ?? '') >= first) &&
    (end === undefined || (sentAt !== null && sentAt < end)) &&
    parts.every((part) => words.includes(part));
}

export const offerSorts = [
  'number',
  'customer',
  'title',
  'state',
  'value',
  'sentAt',
  'validUntil',
  'lastEvent',
] as const;
export type OfferSort = (typeof offerSorts)[number];
/** Above any number of a year. */
const largestNumber = 10_000_000;

export type OfferOrder = { sort: OfferSort; descending: boolean };

const { compare } = new Intl.Collator('it', { numeric: true });

/** The key that a column is sorted by: null for a draft's days, and for a customer or a value that is not there. */
const keysOf: Record<OfferSort, (row: Listed<LightForList>) => string | number | null> = {
  number: numberOf,
  customer: ({ customerName }) => customerName,
  title: ({ title }) => title,
  state: ({ shown }) => listedStates.indexOf(shown),
  value: ({ value }) => value,
  sentAt: ({ sentAt }) => sentAt,
  validUntil: ({ sentUntil }) => sentUntil,
  lastEvent: ({ eventAt }) => eventAt,
};

function numberOf({ year, number }: Pick<LightForList, 'year' | 'number'>): number {
  return year * largestNumber + number;
}

/** Texts by the rules of the language, numbers and days by their value. */
const comparisonOf = (sort: OfferSort) =>
  sort === 'customer' || sort === 'title'
    ? (a: string | number, b: string | number) => compare(String(a), String(b))
    : (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

/**
 * Offers in the order of a column. Those without a value of it stand last in both directions; among equal ones the newest
 * number stands first.
 */
export function sortedOffers<Row extends LightForList>(
  offers: readonly Listed<Row>[],
  { sort, descending }: OfferOrder,
): Listed<Row>[] {
  const [keyOf, compared] = [keysOf[sort], comparisonOf(sort)];
  const direction = descending ? -1 : 1;
  return offers.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    const bySort =
      one === null || other === null
        ? Number(one === null) - Number(other === null)
        : direction * compared(one, other);
    return bySort || numberOf(b) - numberOf(a);
  });
}
