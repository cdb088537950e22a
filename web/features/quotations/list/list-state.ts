import { countryFilterVisible, provinceFilterVisible } from '#shared/access/managed-countries.ts';
import { listsOtherOwners } from '#shared/access/super-user.ts';
import { allCountries } from '#shared/geography/all-countries.ts';
import { isItaly } from '#shared/geography/countries.ts';
import {
  defaultPageSize,
  pageSizes,
  type QuotationSort,
  quotationSorts,
} from '#shared/search/search-quotations.ts';
import { useUser } from '#web/lib/session.ts';
import type { Timer } from '#web/lib/timer.ts';
import { type AddressReader, type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';

export type ListState = {
  search: string;
  country: string;
  province: string;
  /** The id of the owner of the shown quotations; empty for all owners. */
  owner: string;
  /** The id of a customer of the user; empty for all. */
  customer: string;
  archived: boolean;
  sort: QuotationSort;
  descending: boolean;
  /** From 0. */
  page: number;
  pageSize: number;
};

/** Characters of an id. */
const longestId = 64;

/** The list opens with the newest first, 20 a page, without archived ones (QLS-010, QLS-012, QLS-018). */
const readAddress = ({ text, isOn, order, page, pageSize }: AddressReader): ListState => ({
  search: text('search'),
  country: text('country'),
  province: text('province'),
  owner: text('owner', longestId),
  customer: text('customer', longestId),
  archived: isOn('archived'),
  ...order(quotationSorts, 'createdAt'),
  page: page(),
  pageSize: pageSize(pageSizes, defaultPageSize),
});

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress);

/** The filters that the user has (QLS-002 to QLS-008). */
export type OfferedFilters = { country: boolean; province: boolean };

/** The state of the list; the address sets no filter that the user does not have. */
export function useFilters(): { state: ListState; change: ChangeList; offered: OfferedFilters } {
  const user = useUser();
  const [address, changeAddress] = useListAddress();
  const hasCountry = countryFilterVisible(user, allCountries);
  const country = hasCountry ? address.country : '';
  const hasProvince = provinceFilterVisible(user, country || null);
  const province = hasProvince ? address.province : '';
  const change: ChangeList = (changes) =>
    changeAddress(changes.country && !isItaly(changes.country) ? { ...changes, province: '' } : changes);
  return {
    state: { ...address, country, province, owner: listsOtherOwners(user) ? address.owner : '' },
    change,
    offered: { country: hasCountry, province: hasProvince },
  };
}

/** A filter other than the archive switch narrows the list. */
export const isFiltered = ({ search, country, province, owner, customer }: ListState) =>
  Boolean(search.trim() || country || province || owner || customer);

/** The typed search of the list, and a way to clear its filters. */
export function useListSearch({ search }: ListState, change: ChangeList, timer: Timer | undefined) {
  const { text, type, forget } = useTypedSearch(search, (typed) => change({ search: typed }), timer);
  const clear = () => {
    forget();
    change({ search: '', country: '', province: '', owner: '', customer: '' });
  };
  return { typed: text, onType: type, clear };
}
