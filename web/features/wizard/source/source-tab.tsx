import type { SlotProps } from '../frame/slot-props.ts';

/** The configuration as JSON (WED-051 to WED-060). */
export const SourceTab = (_props: SlotProps) => null;
