import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { moveRow } from '#shared/editing/move-row.ts';
import { rowIds } from '#shared/editing/row-order.ts';
import { tickIncidence } from '#shared/editing/tick-incidence.ts';
import { toggleRowLock } from '#shared/editing/toggle-row-lock.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import type { ShowDialog } from '../open-dialog.ts';
import type { Edit } from '../use-quotation-draft.ts';

type Handlers = {
  edit: (edit: Edit) => void;
  onOpen: ShowDialog;
  onRemove: (sIds: ReadonlySet<string>) => void;
  onMoved: (sId: string) => void;
};

/** The commands of a row: the same object as long as the handlers stay, so that rows are not drawn again. */
export function useRowCommands({ edit, onOpen, onRemove, onMoved }: Handlers) {
  return useMemo(
    () => ({
      open: onOpen,
      tick: (sId: string, ticked: boolean) => edit((quotation) => tickIncidence(quotation, sId, ticked)),
      toggleLock: (sId: string) => edit((quotation) => toggleRowLock(quotation, sId)),
      /** `position` counts from 0. */
      moveTo: (sId: string, position: number) => edit((quotation) => moveRow(quotation, sId, position)),
      /** One place up or down; the focus follows the row to its new place in the page. */
      move: (sId: string, by: -1 | 1) => {
        const moved = (now: Quotation) => moveRow(now, sId, rowIds(now).indexOf(sId) + by);
        flushSync(() => {
          edit(moved);
          onMoved(sId);
        });
        focusRow(sId);
      },
      remove: (sId: string) => {
        const order = shownOrder();
        const at = order.indexOf(sId);
        flushSync(() => onRemove(new Set([sId])));
        focusRow(...order.slice(at), ...order.slice(0, at).reverse());
      },
    }),
    [edit, onOpen, onRemove, onMoved],
  );
}
export type RowCommands = ReturnType<typeof useRowCommands>;

/** Focuses the menu of the first of these rows that exists. */
function focusRow(...sIds: string[]): void {
  const row = sIds
    .map((sId) => document.querySelector(`[data-row="${CSS.escape(sId)}"]`))
    .find((element) => element !== null);
  row?.querySelector<HTMLElement>('.c-menu button')?.focus();
}

/** The sIds of the rows, in the order of the page. */
const shownOrder = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-row]')].flatMap(({ dataset }) => dataset.row ?? []);
