import { useDeferredValue, useMemo } from 'react';
import type { PublishedColour } from '#shared/schemas/product.ts';
import { type ColouredRow, findColours } from './colour-choices.ts';
import type { ColourState } from './use-colour-selection.ts';

/** What the folder and the text find; typing goes first, the swatches follow. */
export function useFoundColours(
  row: ColouredRow,
  colours: readonly PublishedColour[] | undefined,
  state: ColourState,
) {
  const { folder, search } = useDeferredValue(state);
  return useMemo(() => findColours(colours ?? [], { row, folder, search }), [colours, row, folder, search]);
}
