import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { removeRows, selectionOf } from '#shared/editing/remove-rows.ts';
import { restoreRows } from '#shared/editing/restore-rows.ts';
import { rowIds } from '#shared/editing/row-order.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { leftAlone } from '#shared/selection/left-alone.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { QuotationDraft } from '../use-quotation-draft.ts';

type Removed = {
  named: readonly QuotationRow[];
  along: readonly QuotationRow[];
  kept: readonly QuotationRow[];
  /** Rows that nothing requires any more. */
  alone: readonly QuotationRow[];
};

/** Names the removed rows, those removed with them, and those that stay: required by others, or now alone. */
function useRemovalText() {
  const { t, i18n } = useTranslation('quotations');
  const text = useProductText();
  return ({ named, along, kept, alone }: Removed) => {
    const list = (rows: readonly QuotationRow[]) =>
      new Intl.ListFormat(i18n.language).format(new Set(rows.map(({ name }) => text(name).text)));
    const count = named.length + along.length;
    const gone =
      named.length > 1
        ? t('view.rows.removedMany', { count })
        : along.length > 0
          ? t('view.rows.removedWith', { name: list(named), names: list(along) })
          : t('view.rows.removed', { name: list(named) });
    const stay = [
      kept.length > 0 && t('view.rows.kept', { names: list(kept) }),
      alone.length > 0 && t('selection.leftAlone', { count: alone.length, names: list(alone) }),
    ];
    return [gone, ...stay].filter(Boolean).join(' · ');
  };
}

/** Removes rows as a pending change and offers an undo until it is saved (ux §11). */
export function useRemoval({ draft, saved, edit, watch }: QuotationDraft) {
  const toast = useToast();
  const textOf = useRemovalText();
  const latest = useRef({ draft, textOf });
  latest.current = { draft, textOf };
  const offer = useRef<{ sIds: readonly string[]; close: () => void }>(undefined);
  useEffect(() => {
    const stored = new Set(rowIds(saved));
    if (offer.current?.sIds.some((sId) => !stored.has(sId))) offer.current.close();
  }, [saved]);

  return useCallback(
    (sIds: ReadonlySet<string>) => {
      const before = latest.current.draft;
      const after = removeRows(before, sIds);
      const staying = new Set(rowIds(after));
      const gone = before.selectedProducts.filter(({ sId }) => !staying.has(sId));
      if (gone.length === 0) return;
      edit((now) => removeRows(now, sIds));
      const text = latest.current.textOf({
        named: gone.filter(({ sId }) => sIds.has(sId)),
        along: gone.filter(({ sId }) => !sIds.has(sId)),
        kept: after.selectedProducts.filter(({ sId }) => sIds.has(sId)),
        alone: leftAlone(selectionOf(before.selectedProducts), selectionOf(after.selectedProducts)).map(
          ({ product }) => product,
        ),
      });
      const onUndo = () => edit((now) => restoreRows(now, { before, after }));
      offer.current = { sIds: gone.map(({ sId }) => sId), close: toast({ text, onUndo, isLast: watch() }) };
    },
    [edit, toast, watch],
  );
}
