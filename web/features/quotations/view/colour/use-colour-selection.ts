import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { PublishedColour } from '#shared/schemas/product.ts';
import { browserTimer, type Timer } from '#web/lib/timer.ts';
import type { OpenDialog } from '../open-dialog.ts';
import { type ColouredRow, findColours } from './find-colours.ts';

/** The search and the picked colour of a row, before it is confirmed. */
export type ColourState = {
  sId: string;
  /** '' is every folder; undefined is the one the selector proposes. */
  folder?: string;
  search: string;
  picked?: PublishedColour;
};

const resetAfter = 1_000;

/** The state of the colour selector; it is forgotten one second after the selector closes (QCO-008). */
export function useColourSelection(dialog: OpenDialog | undefined, timer: Timer = browserTimer) {
  const sId = dialog?.kind === 'colour' ? dialog.sId : undefined;
  const [kept, setKept] = useState<ColourState>();
  useEffect(() => {
    if (sId !== undefined) return;
    const handle = timer.set(() => setKept(undefined), resetAfter);
    return () => timer.clear(handle);
  }, [sId, timer]);
  const state: ColourState = kept && kept.sId === sId ? kept : { sId: sId ?? '', search: '' };
  return { state, change: (changes: Partial<ColourState>) => setKept({ ...state, ...changes }) };
}
export type ColourSelection = ReturnType<typeof useColourSelection>;

/** The colours that folder and search find. Typing is drawn first, the swatches follow. */
export function useFoundColours(
  row: ColouredRow,
  colours: readonly PublishedColour[] | undefined,
  state: ColourState,
) {
  const { folder, search } = useDeferredValue(state);
  return useMemo(() => findColours(colours ?? [], { row, folder, search }), [colours, row, folder, search]);
}
