import { type ListedState, listedStates } from '#shared/offers/listed-state.ts';
import { type OfferFilters, offerSorts } from '#shared/offers/search-offers.ts';
import { defaultPageSize, pageSizes } from '#shared/search/search-quotations.ts';
import { type AddressReader, useAddressState } from '#web/lib/use-address-state.ts';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The list opens with the newest event, and has the pages of the quotations list (FUP-001, FUP-003, OFR-008). */
const readAddress = ({ text, isOn, order, page, pageSize }: AddressReader) => {
  const day = (key: string) => (isDay(text(key)) ? text(key) : '');
  return {
    search: text('search'),
    /** The id of a customer, empty for all. */
    customer: text('customer'),
    year: text('year'),
    from: day('from'),
    to: day('to'),
    /** Several states, in their order: 'sent,opened'. */
    state: statesIn(text('state')).join(),
    follow: isOn('follow'),
    archived: isOn('archived'),
    ...order(offerSorts, 'lastEvent'),
    /** From 0. */
    page: page(),
    pageSize: pageSize(pageSizes, defaultPageSize),
  };
};

/** The states that an address names. */
export const statesIn = (text: string): ListedState[] => {
  const named = new Set(text.split(','));
  return listedStates.filter((state) => named.has(state));
};

export type ListState = ReturnType<typeof readAddress>;

/** The filters of the address; `typed` is ahead of it while one types. */
export const filtersOf = (state: ListState, typed: string): OfferFilters => ({
  ...{ typed, customer: state.customer, year: state.year, from: state.from },
  // A last day before the first one is said at the field: it would leave nothing.
  to: state.to < state.from ? '' : state.to,
  ...{ archived: state.archived, states: statesIn(state.state), follow: state.follow },
});

export const noFilters = {
  ...{ search: '', customer: '', year: '', from: '', to: '' },
  ...{ state: '', follow: false },
} satisfies Partial<ListState>;

export const useListAddress = () => useAddressState<ListState>(readAddress);
