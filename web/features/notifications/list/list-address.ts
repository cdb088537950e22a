import { allRows } from '#web/components/pager.tsx';
import { type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';

/** Rows a page (NOT-017). */
export const pageSizes: readonly number[] = [10, 20, 30, allRows];
const defaultPageSize = 20;

export const notificationSorts = [
  'message',
  'cta',
  'attachment',
  'recipients',
  'createdAt',
  'sentAt',
  'status',
] as const;
export type NotificationSort = (typeof notificationSorts)[number];

/** Filters, order and page. They live in the address, so that back and reload restore them. */
export type ListState = {
  archived: boolean;
  sort: NotificationSort;
  descending: boolean;
  /** From 0. */
  page: number;
  pageSize: number;
};

/** The newest first (NOT-018, OPW-46). */
const start = { sort: 'createdAt', descending: true } as const;

const sizeOf = (text: string | null): number =>
  text === 'all' ? allRows : (pageSizes.find((size) => size === Number(text)) ?? defaultPageSize);

function readAddress(params: URLSearchParams): ListState {
  const sort = notificationSorts.find((known) => known === params.get('sort'));
  return {
    archived: params.get('archived') === 'true',
    ...(sort ? { sort, descending: params.get('descending') === 'true' } : start),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1) - 1,
    pageSize: sizeOf(params.get('pageSize')),
  };
}

/** Only what differs from the start is written. */
function writeAddress({ archived, sort, descending, page, pageSize }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (archived) params.set('archived', 'true');
  if (sort !== start.sort || descending !== start.descending) params.set('sort', sort);
  if (params.has('sort') && descending) params.set('descending', 'true');
  if (page > 0) params.set('page', String(page + 1));
  if (pageSize !== defaultPageSize) params.set('pageSize', pageSize === allRows ? 'all' : String(pageSize));
  return params;
}

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress, writeAddress);
