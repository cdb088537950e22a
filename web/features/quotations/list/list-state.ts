import { countryFilterVisible, provinceFilterVisible } from '#shared/access/managed-countries.ts';
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
import { type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';
import { useTypedSearch } from '#web/lib/use-typed-search.ts';

/** The state of the list; it is kept in the address, for back and reload. */
export type ListState = {
  search: string;
  country: string;
  province: string;
  /** The id of the owner of the shown quotations; empty for all owners. */
  owner: string;
  archived: boolean;
  sort: QuotationSort;
  descending: boolean;
  /** From 0. */
  page: number;
  pageSize: number;
};

/** The list opens with the newest first, 20 a page, without archived ones (QLS-010, QLS-012, QLS-018). */
const start = { sort: 'createdAt', pageSize: defaultPageSize } as const;

function readAddress(params: URLSearchParams): ListState {
  const text = (key: string) => params.get(key) ?? '';
  const sort = quotationSorts.find((known) => known === params.get('sort')) ?? start.sort;
  const pageSize = pageSizes.find((size) => size === Number(params.get('pageSize'))) ?? start.pageSize;
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1) - 1;
  return {
    search: text('search').slice(0, 200),
    country: text('country'),
    province: text('province'),
    owner: text('owner').slice(0, 64),
    archived: params.get('archived') === 'true',
    sort,
    descending: params.has('descending') ? params.get('descending') === 'true' : sort === 'createdAt',
    page,
    pageSize,
  };
}

const texts = ['search', 'country', 'province', 'owner'] as const;

/** Only values that differ from the start are written. */
function writeAddress(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of texts) if (state[key]) params.set(key, state[key]);
  if (state.archived) params.set('archived', 'true');
  if (state.sort !== start.sort) params.set('sort', state.sort);
  if (state.descending !== (state.sort === 'createdAt')) params.set('descending', String(state.descending));
  if (state.page > 0) params.set('page', String(state.page + 1));
  if (state.pageSize !== start.pageSize) params.set('pageSize', String(state.pageSize));
  return params;
}

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress, writeAddress);

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
    state: { ...address, country, province, owner: user.superUser ? address.owner : '' },
    change,
    offered: { country: hasCountry, province: hasProvince },
  };
}

/** A filter other than the archive switch narrows the list. */
export const isFiltered = ({ search, country, province, owner }: ListState) =>
  Boolean(search.trim() || country || province || owner);

/** The typed search of the list, and a way to clear its filters. */
export function useListSearch({ search }: ListState, change: ChangeList, timer: Timer | undefined) {
  const { text, type, forget } = useTypedSearch(search, (typed) => change({ search: typed }), timer);
  const clear = () => {
    forget();
    change({ search: '', country: '', province: '', owner: '' });
  };
  return { typed: text, onType: type, clear };
}
