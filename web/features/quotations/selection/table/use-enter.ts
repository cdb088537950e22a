import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canAddAlone } from '#shared/selection/can-add-alone.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { SelectableProduct } from '../chosen-product.ts';
import type { Selection } from '../use-selection.ts';

/** Enter in the search takes the first product that is found. */
export type EnterTakes = {
  product: SelectableProduct;
  /** It is added; otherwise the text says why not. */
  adds: boolean;
  text: string;
};

type Wanted = {
  /** The first product, once nothing can come before it any more; undefined without a search. */
  first: SelectableProduct | undefined;
  selection: Selection | undefined;
  onAdded: () => void;
};

/**
 * Enter adds the first product that is found. One that is chosen already is not added again: users who type a word twice
 * mostly forgot the first time. Its button still adds it.
 */
export function useEnter({ first, selection, onAdded }: Wanted) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const [news, setNews] = useState('');
  const reasonAgainst = (product: SelectableProduct) => {
    if (!canAddAlone(product)) return t('selection.enterCombined');
    if (selection?.rows.some((row) => row.product.id === product.id)) return t('selection.enterChosen');
    return undefined;
  };
  const takes = (): EnterTakes | undefined => {
    if (!first || !selection) return undefined;
    const reason = reasonAgainst(first);
    return { product: first, adds: !reason, text: reason ?? t('selection.enterAdds') };
  };
  const enter = takes();
  const press = () => {
    if (!enter) return;
    const { name } = enter.product;
    if (!enter.adds)
      return setNews(t('selection.enterNot', { product: text(name).text, reason: enter.text }));
    selection?.add(enter.product);
    setNews(t('selection.addedOne', { product: text(name).text }));
    onAdded();
  };
  return { enter, press, news };
}
