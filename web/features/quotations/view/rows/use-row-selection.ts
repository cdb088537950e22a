import { createContext, useEffect, useMemo, useState } from 'react';

/** The rows that a user selected for a common action; not the ticks of the incidences. */
export type RowSelection = {
  /** undefined while no rows are being selected. */
  sIds: ReadonlySet<string> | undefined;
  select: (sIds: Iterable<string>) => void;
  leave: () => void;
};

/** For the checkboxes of the rows: ticking one does not draw its row again. */
export const RowSelectionContext = createContext<RowSelection | undefined>(undefined);

/** A dialog or menu is open, which Escape closes. */
const isSomethingOpen = () => document.querySelector('[aria-modal="true"], .menu-popup') !== null;

/** `known`: the rows of the quotation; others drop out of the selection. */
export function useRowSelection(known: readonly { sId: string }[]): RowSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const isSelecting = selected !== undefined;
  useEffect(() => {
    if (!isSelecting) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isSomethingOpen()) setSelected(undefined);
    };
    // In the capture phase: later the dialog or menu would be closed already.
    window.addEventListener('keydown', leave, true);
    return () => window.removeEventListener('keydown', leave, true);
  }, [isSelecting]);
  return useMemo(
    () => ({
      sIds: selected && new Set(known.map(({ sId }) => sId).filter((sId) => selected.has(sId))),
      select: (sIds) => setSelected(new Set(sIds)),
      leave: () => setSelected(undefined),
    }),
    [selected, known],
  );
}
