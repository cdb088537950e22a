import type { OfferLight } from '#shared/schemas/offer-light.ts';
import { foldedWords } from '#shared/search/folded-words.ts';
import { offerNumber } from './offer-number.ts';
import { offerStates, type VersionState } from './sending/offer-states.ts';

type Searched = Pick<
  OfferLight,
  'prefix' | 'number' | 'year' | 'title' | 'customerName' | 'siteName' | 'validUntil' | 'customerId'
>;

/** The states of offers in lists, in their order: that of the newest version, a draft without one (SND-035). */
export const listedStates = offerStates;
export type ListedState = VersionState;

type OfState = { state?: VersionState | null | undefined; sentUntil?: string | null | undefined };

/** The state of an offer on a day in Rome: '2026-11-26'. A version is expired from the day after its last (SND-040). */
export function listedState({ state, sentUntil }: OfState, today: string): ListedState {
  const waits = state === 'sent' || state === 'opened';
  return waits && (sentUntil ?? today) < today ? 'expired' : (state ?? 'draft');
}

const wordsOf = (offer: Searched): string =>
  foldedWords([offerNumber(offer), offer.title, offer.customerName, offer.siteName].join(' ')).join(' ');

/** Empty for all: the id of a customer, a year of numbers. */
export type OfferFilters = { typed: string; customer: string; year: string };

/**
 * Finds offers by number, title, customer and site, and by their customer and year (OFR-008). Every typed part is inside
 * some word, whatever its case and accents. Made once for many searches.
 */
export function offerSearch<Row extends Searched>(offers: readonly Row[]) {
  const searched = offers.map((offer) => ({ offer, words: wordsOf(offer) }));
  return ({ typed, customer, year }: OfferFilters): Row[] => {
    const parts = foldedWords(typed);
    return searched
      .filter(
        ({ offer, words }) =>
          (!customer || offer.customerId === customer) &&
          (!year || String(offer.year) === year) &&
          parts.every((part) => words.includes(part)),
      )
      .map(({ offer }) => offer);
  };
}

export const offerSorts = [
  'number',
  'customer',
  'title',
  'state',
  'total',
  'validUntil',
  'updatedAt',
] as const;
export type OfferSort = (typeof offerSorts)[number];

type Sorted = Searched & Pick<OfferLight, 'total' | 'updatedAt'> & OfState;

const { compare } = new Intl.Collator('it', { numeric: true });

/** Texts by the rules of the language, numbers and days by their value. */
const comparisons: Record<Exclude<OfferSort, 'state'>, (a: Sorted, b: Sorted) => number> = {
  number: (a, b) => a.year - b.year || a.number - b.number,
  customer: (a, b) => compare(a.customerName ?? '', b.customerName ?? ''),
  title: (a, b) => compare(a.title, b.title),
  total: (a, b) => a.total - b.total,
  validUntil: (a, b) => byCode(a.validUntil, b.validUntil),
  updatedAt: (a, b) => byCode(a.updatedAt, b.updatedAt),
};

const byCode = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Offers in the order of a column; among equal ones the newest number stands first. */
export function sortedOffers<Row extends Sorted>(
  offers: readonly Row[],
  { sort, descending, today }: { sort: OfferSort; descending: boolean; today: string },
): Row[] {
  const place = (row: Row) => listedStates.indexOf(listedState(row, today));
  const compared = sort === 'state' ? (a: Row, b: Row) => place(a) - place(b) : comparisons[sort];
  const direction = descending ? -1 : 1;
  return offers.toSorted((a, b) => direction * compared(a, b) || comparisons.number(b, a));
}
