import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { moveRow } from '#shared/editing/move-row.ts';
import { rowIds } from '#shared/editing/row-order.ts';
import { tickIncidence } from '#shared/editing/tick-incidence.ts';
import { toggleRowLock } from '#shared/editing/toggle-row-lock.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { ShowDialog } from '../open-dialog.ts';
import { focusRow, shownOrder } from '../rows/focus-row.ts';
import type { Edit } from '../use-quotation-draft.ts';
import type { RowCommands } from './row-props.ts';

type Handlers = {
  edit: (edit: Edit) => void;
  onOpen: ShowDialog;
  onRemove: (sIds: ReadonlySet<string>) => void;
  onMoved: (sId: string) => void;
};

/** What the cells of a row can do; the same as long as the handlers are, so that rows need not be drawn again. */
export function useRowCommands({ edit, onOpen, onRemove, onMoved }: Handlers): RowCommands {
  return useMemo(
    () => ({
      open: onOpen,
      tick: (sId, ticked) => edit((quotation) => tickIncidence(quotation, sId, ticked)),
      toggleLock: (sId) => edit((quotation) => toggleRowLock(quotation, sId)),
      move: (sId, by) => {
        const moved = (now: Quotation) => moveRow(now, sId, rowIds(now).indexOf(sId) + by);
        // The row goes elsewhere in the page: the focus comes along once it is there.
        flushSync(() => {
          edit(moved);
          onMoved(sId);
        });
        focusRow(sId);
      },
      remove: (sId) => {
        const order = shownOrder();
        const at = order.indexOf(sId);
        flushSync(() => onRemove(new Set([sId])));
        focusRow(...order.slice(at), ...order.slice(0, at).reverse());
      },
    }),
    [edit, onOpen, onRemove, onMoved],
  );
}
