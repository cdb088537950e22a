import { defaultPageSize, pageSizes } from '#shared/search/search-quotations.ts';
import { type AddressReader, type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';

export const customerSorts = [
  'name',
  'kind',
  'city',
  'phone',
  'quotations',
  'offers',
  'lastActivity',
] as const;
export type CustomerSort = (typeof customerSorts)[number];

export type ListState = {
  search: string;
  kind: string;
  city: string;
  archived: boolean;
  sort: CustomerSort;
  descending: boolean;
  /** From 0. */
  page: number;
  pageSize: number;
};

/** The list opens by name, with the pages of the quotations list, without archived ones (CUS-022, CUS-025). */
const readAddress = ({ text, isOn, oneOf, page, pageSize }: AddressReader): ListState => ({
  search: text('search'),
  kind: text('kind'),
  city: text('city'),
  archived: isOn('archived'),
  sort: oneOf('sort', customerSorts, 'name'),
  descending: isOn('descending'),
  page: page(),
  pageSize: pageSize(pageSizes, defaultPageSize),
});

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress);
