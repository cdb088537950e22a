import { useEffect, useId, useRef, useState } from 'react';
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

type Search = {
  text: string;
  /** No answer changes any more what it finds. */
  settled: boolean;
};

type Wanted = {
  search: Search;
  /** The first product, once nothing can come before it any more; undefined without a search. */
  first: SelectableProduct | undefined;
  selection: Selection | undefined;
  onAdded: () => void;
};

/**
 * Enter adds the first product that is found. One that is chosen already is not added again: users who type a word twice
 * mostly forgot the first time. Its button still adds it, and the next word replaces the one that was refused.
 */
export function useEnter({ search, first, selection, onAdded }: Wanted) {
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
  const take = (field: HTMLInputElement) => {
    if (!enter) return;
    const { name } = enter.product;
    if (!enter.adds) {
      field.select();
      return setNews(t('selection.enterNot', { product: text(name).text, reason: enter.text }));
    }
    selection?.add(enter.product);
    setNews(t('selection.addedOne', { product: text(name).text }));
    onAdded();
  };
  return { enter, enterId: useId(), press: useHeldEnter(search, take), news };
}

/** An Enter that comes before the search is settled is kept until it is. Another letter takes it back. */
function useHeldEnter({ text, settled }: Search, take: (field: HTMLInputElement) => void) {
  const [held, setHeld] = useState<{ text: string; field: HTMLInputElement }>();
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    if (!held || !settled) return;
    setHeld(undefined);
    if (held.text === text) latest.current(held.field);
  }, [held, text, settled]);
  return (field: HTMLInputElement) => setHeld({ text, field });
}
