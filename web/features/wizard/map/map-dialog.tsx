import type { DialogSlotProps } from '../frame/slot-props.ts';

export const MapDialog = (_props: DialogSlotProps) => null;
