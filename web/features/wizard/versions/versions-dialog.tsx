import type { DialogSlotProps } from '../frame/slot-props.ts';

export const VersionsDialog = (_props: DialogSlotProps) => null;
