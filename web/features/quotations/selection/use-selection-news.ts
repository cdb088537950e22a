import { useTranslation } from 'react-i18next';
import type { SelectionChange } from '#shared/selection/selected.ts';
import { useToast } from '#web/components/toast.tsx';
import { useProductText } from '#web/lib/product-text.ts';
import type { ChosenProduct, ChosenRow } from './chosen-product.ts';

type Change = SelectionChange<ChosenProduct>;

/** 'A, B e C', each name once. */
export function useNameList(): (rows: readonly ChosenRow[]) => string {
  const { i18n } = useTranslation();
  const text = useProductText();
  return (rows) =>
    new Intl.ListFormat(i18n.language).format(new Set(rows.map(({ product }) => text(product.name).text)));
}

/** Says which products rules added or removed (ux §18.16), and offers to undo a removal (§11). */
export function useSelectionNews() {
  const { t } = useTranslation('quotations');
  const toast = useToast();
  const text = useProductText();
  const names = useNameList();
  return {
    changed(product: ChosenProduct, { added, removed }: Change) {
      const requirer = text(product.name).text;
      const sentences = [
        added.length > 0 && t('selection.added', { count: added.length, names: names(added), requirer }),
        removed.length > 0 && t('selection.dropped', { count: removed.length, names: names(removed) }),
      ].filter(Boolean);
      if (sentences.length > 0) toast({ text: sentences.join(' · ') });
    },
    removed(product: ChosenProduct, { removed }: Change, onUndo: () => void) {
      const name = text(product.name).text;
      const together = removed.length > 0;
      const sentence = together
        ? t('selection.removedWith', { name, names: names(removed) })
        : t('selection.removed', { name });
      toast({ text: sentence, onUndo });
    },
  };
}
