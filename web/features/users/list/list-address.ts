import { type LastSignIn, lastSignIns } from '#shared/accounts/user-activity.ts';
import {
  defaultUserPageSize,
  type ListedUserSort,
  listedUserSorts,
  userPageSizes,
} from '#shared/search/search-users.ts';
import {
  type AddressReader,
  allRows,
  type ChangeState,
  useAddressState,
} from '#web/lib/use-address-state.ts';

/** Numbers of rows that a page may have (USR-017, USR-018). */
export const pageSizes: readonly number[] = [...userPageSizes, allRows];

/** Filters, order and page. */
export type ListState = {
  search: string;
  country: string;
  /** Users by their last sign-in; empty for all. */
  lastSignIn: LastSignIn | '';
  withoutPricelist: boolean;
  pricelistToConfirm: boolean;
  deletionAsked: boolean;
  archived: boolean;
  sort: ListedUserSort;
  descending: boolean;
  /** From 0. */
  page: number;
  pageSize: number;
};

/** Newest first (USR-019). */
export const startOrder = { sort: 'createdAt', descending: true } as const;

const readAddress = ({ text, isOn, oneOf, order, page, pageSize }: AddressReader): ListState => ({
  search: text('search'),
  country: text('country'),
  lastSignIn: oneOf('lastSignIn', lastSignIns, ''),
  withoutPricelist: isOn('withoutPricelist'),
  pricelistToConfirm: isOn('pricelistToConfirm'),
  deletionAsked: isOn('deletionAsked'),
  archived: isOn('archived'),
  ...order(listedUserSorts, startOrder.sort),
  page: page(),
  pageSize: pageSize(pageSizes, defaultUserPageSize),
});

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress);

/** The list without filters. */
export const unfiltered = {
  search: '',
  country: '',
  withoutPricelist: false,
  pricelistToConfirm: false,
  lastSignIn: '',
  deletionAsked: false,
} as const satisfies Partial<ListState>;

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
