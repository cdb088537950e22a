import {
  type AddressReader,
  allRows,
  type ChangeState,
  useAddressState,
} from '#web/lib/use-address-state.ts';

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

/** Filters, order and page. */
export type ListState = {
  archived: boolean;
  sort: NotificationSort;
  descending: boolean;
  /** From 0. */
  page: number;
  pageSize: number;
};

/** The newest come first (NOT-018, OPW-46). */
const readAddress = ({ isOn, order, page, pageSize }: AddressReader): ListState => ({
  archived: isOn('archived'),
  ...order(notificationSorts, 'createdAt'),
  page: page(),
  pageSize: pageSize(pageSizes, defaultPageSize),
});

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress);
