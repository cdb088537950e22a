import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductDraft } from '#shared/catalogue/product-form/draft.ts';
import { typedIn } from '#shared/catalogue/product-form/typed-in.ts';
import type { PriceLists } from '../prices/price-lists.ts';

/** The price lists that were here a moment ago; an answer that fails or is still awaited takes none of them away. */
function useSeen(lists: PriceLists) {
  const [seen, setSeen] = useState(lists);
  const known = new Set(seen.map(({ id }) => id));
  const come = lists.filter(({ id }) => !known.has(id));
  if (come.length > 0) setSeen([...seen, ...come]);
  return seen;
}

/**
 * The columns of the prices. A list that somebody deletes meanwhile keeps its column while prices are typed in it, which
 * no save can take any longer.
 */
export function useKeptLists(lists: PriceLists, original: ProductDraft, draft: ProductDraft) {
  const { t } = useTranslation('products');
  const seen = useSeen(lists);
  const deleted = seen.filter(
    ({ id }) => lists.length > 0 && lists.every((list) => list.id !== id) && typedIn(draft, original, id),
  );
  const kept = deleted.map(({ id, name }) => ({ id, name: t('editView.lists.deletedName', { name }) }));
  return { deleted, columns: kept.length > 0 ? [...lists, ...kept] : lists };
}
