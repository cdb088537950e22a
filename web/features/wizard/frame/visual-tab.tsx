import type { Place } from '#shared/guided-test/items-of.ts';
import type { useSelection } from '../state/use-selection.ts';
import type { SlotProps } from './slot-props.ts';
import type { Mode } from './toolbar.tsx';

export type VisualTabProps = SlotProps & {
  mode: Mode;
  selection: ReturnType<typeof useSelection>;
  select: (place: Place) => void;
};

/** Stages at the left, what the chosen one holds, and the panel that configures what is selected (WED-012, WED-013). */
export const VisualTab = (_props: VisualTabProps) => null;
