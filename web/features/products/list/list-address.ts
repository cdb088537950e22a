import { allRows } from '#web/components/pager.tsx';
import { type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';

/** Rows a page (PRD-012, PRD-013). */
export const pageSizes = [10, 20, 30, allRows] as const;
const defaultPageSize = 20;

/** The filters of the list. They live in the address, so that back and reload find them again. */
export type ListState = {
  search: string;
  /** Id of a phase, empty for all. */
  phase: string;
  archived: boolean;
  descending: boolean;
  /** From 0. */
  page: number;
  pageSize: number;
};

function readPageSize(text: string | null): number {
  if (text === 'all') return allRows;
  return pageSizes.find((size) => size === Number(text)) ?? defaultPageSize;
}

function readAddress(params: URLSearchParams): ListState {
  return {
    search: (params.get('search') ?? '').slice(0, 200),
    phase: params.get('phase') ?? '',
    archived: params.get('archived') === 'true',
    descending: params.get('descending') === 'true',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1) - 1,
    pageSize: readPageSize(params.get('pageSize')),
  };
}

/** Only what differs from the start is written. */
function writeAddress(state: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (state.search) params.set('search', state.search);
  if (state.phase) params.set('phase', state.phase);
  if (state.archived) params.set('archived', 'true');
  if (state.descending) params.set('descending', 'true');
  if (state.page > 0) params.set('page', String(state.page + 1));
  if (state.pageSize !== defaultPageSize)
    params.set('pageSize', state.pageSize === allRows ? 'all' : String(state.pageSize));
  return params;
}

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress, writeAddress);
