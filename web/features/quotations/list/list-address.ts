import {
  defaultPageSize,
  pageSizes,
  type QuotationSort,
  quotationSorts,
} from '#shared/search/search-quotations.ts';
import { type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';

/** What the list shows; it lives in the address, so that back and reload find it again. */
export type ListState = {
  search: string;
  country: string;
  province: string;
  /** The id of the user whose quotations are shown; empty for everybody's. */
  owner: string;
  archived: boolean;
  sort: QuotationSort;
  descending: boolean;
  /** From 0. */
  page: number;
  pageSize: number;
};

/** The list as it opens: newest first, 20 a page, without archived ones (QLS-010, QLS-012, QLS-018). */
const start: ListState = {
  search: '',
  country: '',
  province: '',
  owner: '',
  archived: false,
  sort: 'createdAt',
  descending: true,
  page: 0,
  pageSize: defaultPageSize,
};

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

/** Only what differs from the start is written. */
function writeAddress(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set('search', state.search);
  if (state.country) params.set('country', state.country);
  if (state.province) params.set('province', state.province);
  if (state.owner) params.set('owner', state.owner);
  if (state.archived) params.set('archived', 'true');
  if (state.sort !== start.sort) params.set('sort', state.sort);
  if (state.descending !== (state.sort === 'createdAt')) params.set('descending', String(state.descending));
  if (state.page > 0) params.set('page', String(state.page + 1));
  if (state.pageSize !== start.pageSize) params.set('pageSize', String(state.pageSize));
  return params;
}

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress, writeAddress);
