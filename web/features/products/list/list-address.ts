import {
  type AddressReader,
  allRows,
  type ChangeState,
  useAddressState,
} from '#web/lib/use-address-state.ts';

/** Rows a page (PRD-012, PRD-013). */
export const pageSizes = [10, 20, 30, allRows] as const;
const defaultPageSize = 20;

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

const readAddress = ({ text, isOn, page, pageSize }: AddressReader): ListState => ({
  search: text('search'),
  phase: text('phase'),
  archived: isOn('archived'),
  descending: isOn('descending'),
  page: page(),
  pageSize: pageSize(pageSizes, defaultPageSize),
});

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress);
