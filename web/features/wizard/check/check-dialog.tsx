import type { DialogSlotProps } from '../frame/slot-props.ts';

export const CheckDialog = (_props: DialogSlotProps) => null;
