import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { canAddAlone } from '#shared/selection/can-add-alone.ts';
import { useProductText } from '#web/lib/product-text.ts';
import type { SelectableProduct } from '../chosen-product.ts';
import type { Selection } from '../use-selection.ts';

/** Enter in the search takes the first product that is found, or the one that the arrows moved to. */
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
  /** The products of the page; the first of a search only once nothing can come before it any more. */
  rows: readonly SelectableProduct[];
  /** Enter takes the first one by itself. */
  takesFirst: boolean;
  selection: Selection | undefined;
  onAdded: () => void;
};

/**
 * Enter adds the first product that is found; up and down lead to another one of the page. A chosen product is not added
 * again: users who type a word twice mostly forgot the first time. Its button still adds it. The next word replaces the
 * one that was refused.
 */
export function useEnter({ search, rows, takesFirst, selection, onAdded }: Wanted) {
  const { t } = useTranslation('quotations');
  const text = useProductText();
  const [news, setNews] = useState('');
  const [wanted, setWanted] = useState<string>();
  const place = rows.findIndex(({ id }) => id === wanted);
  const meant = place < 0 ? (takesFirst ? 0 : -1) : place;
  const reasonAgainst = (product: SelectableProduct) => {
    if (!canAddAlone(product)) return t('selection.enterCombined');
    if (selection?.rows.some((row) => row.product.id === product.id)) return t('selection.enterChosen');
    return undefined;
  };
  const takes = (product: SelectableProduct | undefined): EnterTakes | undefined => {
    if (!product || !selection) return undefined;
    const reason = reasonAgainst(product);
    return { product, adds: !reason, text: reason ?? t('selection.enterAdds') };
  };
  const enter = takes(rows[meant]);
  const say = ({ product, text: reason }: EnterTakes) =>
    setNews(t('selection.enterDoes', { product: text(product.name).text, reason }));
  const step = (by: 1 | -1) => {
    const next = takes(rows[Math.min(Math.max(0, meant + by), rows.length - 1)]);
    if (!next) return;
    flushSync(() => {
      setWanted(next.product.id);
      say(next);
    });
    document.querySelector('.enter-row')?.scrollIntoView({ block: 'nearest' });
  };
  const take = (field: HTMLInputElement) => {
    if (!enter) return;
    const { name } = enter.product;
    if (!enter.adds) {
      field.select();
      return say(enter);
    }
    selection?.add(enter.product);
    setNews(t('selection.addedOne', { product: text(name).text }));
    setWanted(undefined);
    onAdded();
  };
  return { enter, enterId: useId(), press: useHeldEnter(search, take), step, news };
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
