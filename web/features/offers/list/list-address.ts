import { listedStates, offerSorts } from '#shared/offers/search-offers.ts';
import { defaultPageSize, pageSizes } from '#shared/search/search-quotations.ts';
import { type AddressReader, useAddressState } from '#web/lib/use-address-state.ts';

/** The list opens with the offer that changed last, and has the pages of the quotations list (OFR-008). */
const readAddress = ({ text, oneOf, order, page, pageSize }: AddressReader) => ({
  search: text('search'),
  /** The id of a customer, empty for all. */
  customer: text('customer'),
  year: text('year'),
  state: oneOf('state', listedStates, ''),
  ...order(offerSorts, 'updatedAt'),
  /** From 0. */
  page: page(),
  pageSize: pageSize(pageSizes, defaultPageSize),
});

export type ListState = ReturnType<typeof readAddress>;

export const useListAddress = () => useAddressState<ListState>(readAddress);
