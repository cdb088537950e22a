import { createContext, useEffect, useMemo, useState } from 'react';

/** The rows a person marked for a common action; not the ticks of the incidences. */
export type RowSelection = {
  /** undefined while nobody selects. */
  sIds: ReadonlySet<string> | undefined;
  select: (sIds: Iterable<string>) => void;
  leave: () => void;
};

/** For the boxes of the rows: a box that is ticked does not redraw its row. */
export const RowSelectionContext = createContext<RowSelection | undefined>(undefined);

/** What closes by itself when Escape is pressed. */
const isSomethingOpen = () => document.querySelector('[aria-modal="true"], .menu-popup') !== null;

/** `known`: the rows there are; others that were selected are forgotten. */
export function useRowSelection(known: readonly { sId: string }[]): RowSelection {
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const isSelecting = selected !== undefined;
  useEffect(() => {
    if (!isSelecting) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isSomethingOpen()) setSelected(undefined);
    };
    // Before anything closes: afterwards nothing would be open.
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
