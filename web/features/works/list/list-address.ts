import { type AddressReader, type ChangeState, useAddressState } from '#web/lib/use-address-state.ts';

export type ListState = {
  search: string;
  /** The name of a group, empty for all. */
  group: string;
  archived: boolean;
};

const readAddress = ({ text, isOn }: AddressReader): ListState => ({
  search: text('search'),
  group: text('group'),
  archived: isOn('archived'),
});

export type ChangeList = ChangeState<ListState>;

export const useListAddress = () => useAddressState(readAddress);
