import { canAddAlone } from './can-add-alone.ts';
import { requirersOf } from './required-by.ts';
import type { Selected } from './selected.ts';

/** Whether a row is there only because others of the selection require it: it goes with them, not by itself. */
export const comesAlong = (selection: readonly Selected[], row: Selected): boolean =>
  !canAddAlone(row.product) && requirersOf(selection, row).length > 0;
