import { useEffect, useState } from 'react';
import type { SelectableOffer } from '#shared/offers/accepting/selectable-offer.ts';
import {
  carriedSelection,
  type Selection,
  selectedTotals,
  sentSelection,
  withChoice,
} from '#shared/offers/accepting/selection.ts';
import { tabStore } from '#web/lib/storage.ts';

const keyOf = (hash: string) => `selection-${hash}`;

/** The choices of this version before the tab was loaded anew, as far as it fits. */
function kept(hash: string, selectable: SelectableOffer): Selection | undefined {
  try {
    const selection: unknown = JSON.parse(tabStore.get(keyOf(hash)) ?? 'null');
    if (!Array.isArray(selection) || !selection.every((id) => typeof id === 'string')) return undefined;
    return selectedTotals(selectable, selection) ? selection : undefined;
  } catch {
    return undefined;
  }
}

/** The selection, first as sent; it survives a reload in the tab, and a new version as far as it fits (ACC-012, ACC-015). */
export function useSelection(hash: string, selectable: SelectableOffer) {
  const [state, setState] = useState(() => ({
    ...{ hash, selectable },
    selection: kept(hash, selectable) ?? sentSelection(selectable),
  }));
  if (state.hash !== hash)
    setState({
      ...{ hash, selectable },
      selection: kept(hash, selectable) ?? carriedSelection(selectable, state.selectable, state.selection),
    });
  const { selection } = state;
  useEffect(() => tabStore.set(keyOf(state.hash), JSON.stringify(selection)), [state.hash, selection]);
  const choose = (id: string) =>
    setState({ hash, selectable, selection: withChoice(selectable, selection, id) });
  return { selection, choose };
}
