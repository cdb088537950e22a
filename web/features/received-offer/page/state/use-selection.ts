import { useState } from 'react';
import type { SelectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import {
  type Selection,
  selectedTotals,
  sentSelection,
  withChoice,
} from '#shared/offers/accepting/selection.ts';

const keyOf = (hash: string) => `selection-${hash}`;

/** The choices of this version before the tab was loaded anew, as far as it fits. */
function kept(hash: string, selectable: SelectableOffer): Selection | undefined {
  try {
    const selection: unknown = JSON.parse(sessionStorage.getItem(keyOf(hash)) ?? 'null');
    if (!Array.isArray(selection) || !selection.every((id) => typeof id === 'string')) return undefined;
    return selectedTotals(selectable, selection) ? selection : undefined;
  } catch {
    return undefined;
  }
}

/** The selection, first as sent; it survives a reload in the tab (ACC-012, ACC-015). */
export function useSelection(hash: string, selectable: SelectableOffer) {
  const read = () => ({ hash, selection: kept(hash, selectable) ?? sentSelection(selectable) });
  const [state, setState] = useState(read);
  if (state.hash !== hash) setState(read());
  const choose = (id: string) => {
    const selection = withChoice(selectable, state.selection, id);
    sessionStorage.setItem(keyOf(hash), JSON.stringify(selection));
    setState({ hash, selection });
  };
  return { selection: state.selection, choose };
}
