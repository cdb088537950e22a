import { type LastSignIn, lastSignIns } from '#shared/accounts/user-activity.ts';
import {
  defaultUserPageSize,
  type ListedUserSort,
  listedUserSorts,
  userPageSizes,
} from '#shared/search/search-users.ts';
import { allRows } from '#web/components/pager.tsx';
import { type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';

/** Numbers of rows that a page may have (USR-017, USR-018). */
export const pageSizes: readonly number[] = [...userPageSizes, allRows];

/** Filters, order and page. They live in the address, so that back and reload restore them. */
export type ListState = {
  search: string;
  country: string;
  withoutPricelist: boolean;
  pricelistToConfirm: boolean;
  deletionAsked: boolean;
  archived: boolean;
  /** Users by their last sign-in; empty for all. */
  lastSignIn: LastSignIn | '';
  sort: ListedUserSort;
  descending: boolean;
  /** From 0. */
  page: number;
  pageSize: number;
};

/** Newest first (USR-019). */
export const startOrder = { sort: 'createdAt', descending: true } as const;

function readPageSize(text: string | null): number {
  if (text === 'all') return allRows;
  return pageSizes.find((size) => size === Number(text)) ?? defaultUserPageSize;
}

function readAddress(params: URLSearchParams): ListState {
  const isOn = (key: string) => params.get(key) === 'true';
  const sort = listedUserSorts.find((known) => known === params.get('sort')) ?? startOrder.sort;
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    country: params.get('country') ?? '',
    withoutPricelist: isOn('withoutPricelist'),
    pricelistToConfirm: isOn('pricelistToConfirm'),
    deletionAsked: isOn('deletionAsked'),
    archived: isOn('archived'),
    lastSignIn: lastSignIns.find((known) => known === params.get('lastSignIn')) ?? '',
    sort,
    descending: params.has('descending') ? isOn('descending') : sort === startOrder.sort,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1) - 1,
    pageSize: readPageSize(params.get('pageSize')),
  };
}

/** Writes only values that differ from the start. */
function writeAddress(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of ['search', 'country', 'lastSignIn'] as const) if (state[key]) params.set(key, state[key]);
  for (const key of ['withoutPricelist', 'pricelistToConfirm', 'deletionAsked', 'archived'] as const)
    if (state[key]) params.set(key, 'true');
  if (state.sort !== startOrder.sort) params.set('sort', state.sort);
  if (state.descending !== (state.sort === startOrder.sort))
    params.set('descending', String(state.descending));
  if (state.page > 0) params.set('page', String(state.page + 1));
  if (state.pageSize !== defaultUserPageSize)
    params.set('pageSize', state.pageSize === allRows ? 'all' : String(state.pageSize));
  return params;
}

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress, writeAddress);

/** Whether any filter besides the archive switch is set. */
export const isFiltered = ({
  search,
  country,
  withoutPricelist,
  pricelistToConfirm,
  lastSignIn,
  deletionAsked,
}: ListState) =>
  Boolean(search.trim() || country || withoutPricelist || pricelistToConfirm || lastSignIn || deletionAsked);

/** The list without filters. */
export const unfiltered = {
  search: '',
  country: '',
  withoutPricelist: false,
  pricelistToConfirm: false,
  lastSignIn: '',
  deletionAsked: false,
} as const satisfies Partial<ListState>;
