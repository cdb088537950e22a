import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addProduct } from '#shared/selection/add-product.ts';
import { changeConsumptionRange } from '#shared/selection/change-consumption-range.ts';
import { leftAlone } from '#shared/selection/left-alone.ts';
import { removeProduct } from '#shared/selection/remove-product.ts';
import { missingProducts, requirersOf } from '#shared/selection/required-by.ts';
import type { SelectionChange } from '#shared/selection/selected.ts';
import { useProductText } from '#web/lib/product-text.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import { type Toast, useToast } from '#web/lib/use-toast.ts';
import type { ChosenProduct, ChosenRow, ProductCatalogue } from './chosen-product.ts';

const nothing: ProductCatalogue = new Map();

/** The rows of now with removed ones back at their places; rows added since stay. */
function restored(
  now: readonly ChosenRow[],
  before: readonly ChosenRow[],
  gone: readonly ChosenRow[],
): ChosenRow[] {
  const current = new Map([...gone, ...now].map((row) => [row.sId, row]));
  const old = new Set(before.map(({ sId }) => sId));
  return [...before.flatMap(({ sId }) => current.get(sId) ?? []), ...now.filter(({ sId }) => !old.has(sId))];
}

/** The rows without those that nothing has come to require again, and without what leaves with them. */
const withoutLone = (now: readonly ChosenRow[], lone: readonly ChosenRow[], catalogue: ProductCatalogue) =>
  lone.reduce(
    (rows, row) =>
      requirersOf(rows, row).length > 0 ? rows : removeProduct(rows, row.sId, catalogue).selection,
    now,
  );

/** The chosen products, and the rules that add and remove others with them (QNW-028 to QNW-034). */
export function useSelection(
  initial: readonly ChosenRow[],
  catalogue: ProductCatalogue | undefined,
  newId: NewId = randomId,
) {
  const [rows, setRows] = useState(initial);
  const latest = useRef(rows);
  latest.current = rows;
  const news = useSelectionNews();
  const known = catalogue ?? nothing;
  /** Which rows a change leaves alone, and how they are taken off; then each change has its own way back. */
  const loneOf = (after: readonly ChosenRow[]): Lone => {
    const lone = leftAlone(rows, after);
    const gone = after.filter((row) => !withoutLone(after, lone, known).includes(row));
    return {
      rows: lone,
      takeOff: () => setRows((now) => withoutLone(now, lone, known)),
      bringBack: () => setRows((now) => restored(now, after, gone)),
    };
  };
  // Before the catalogue is loaded, nothing is missing from it.
  const missing = useMemo(() => (catalogue ? missingProducts(rows, catalogue) : []), [rows, catalogue]);

  return {
    rows,
    missing,
    /** The catalogue is loaded, which the rules need. */
    isReady: catalogue !== undefined,
    replace: setRows,
    add(product: ChosenProduct) {
      const change = addProduct(rows, product, known, newId);
      setRows(change.selection);
      news.changed(product, change, loneOf(change.selection));
    },
    changeRange({ sId, product }: ChosenRow, consumptionRange: number) {
      const change = changeConsumptionRange(rows, sId, consumptionRange, known, newId);
      setRows(change.selection);
      news.changed(product, change, loneOf(change.selection));
    },
    remove(row: ChosenRow) {
      const change = removeProduct(rows, row.sId, known);
      const gone = [row, ...change.removed];
      setRows(change.selection);
      news.removed(row.product, change, loneOf(change.selection), {
        onUndo: () => setRows((now) => restored(now, rows, gone)),
        isLast: () => latest.current === change.selection,
      });
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;

type Change = SelectionChange<ChosenProduct>;
/** Rows that nothing requires any more, which stay as products of their own (QNW-034). */
type Lone = { rows: readonly ChosenRow[]; takeOff: () => void; bringBack: () => void };

/** 'A, B e C', each name once. */
export function useNameList(): (rows: readonly ChosenRow[]) => string {
  const { i18n } = useTranslation();
  const text = useProductText();
  return (rows) =>
    new Intl.ListFormat(i18n.language).format(new Set(rows.map(({ product }) => text(product.name).text)));
}

/** Says which products rules added, removed or left alone (ux §18.16), and offers to undo a removal (§11). */
function useSelectionNews() {
  const { t } = useTranslation(['quotations', 'common']);
  const toast = useToast();
  const text = useProductText();
  const names = useNameList();
  const loneNews = (lone: Lone) => {
    if (lone.rows.length === 0) return {};
    const name = names(lone.rows);
    const takeOff = () => {
      lone.takeOff();
      toast({ text: t('selection.removed', { name }), onUndo: lone.bringBack });
    };
    return {
      stays: t('selection.leftAlone', { count: lone.rows.length, names: name }),
      action: {
        text: t('common:actions.remove'),
        label: t('selection.remove', { product: name }),
        run: takeOff,
      },
    };
  };
  return {
    changed(product: ChosenProduct, { added, removed }: Change, lone: Lone) {
      const requirer = text(product.name).text;
      const { stays, action } = loneNews(lone);
      const sentences = [
        added.length > 0 && t('selection.added', { count: added.length, names: names(added), requirer }),
        removed.length > 0 && t('selection.dropped', { count: removed.length, names: names(removed) }),
        stays,
      ].filter(Boolean);
      if (sentences.length > 0) toast({ text: sentences.join(' · '), action });
    },
    removed(product: ChosenProduct, { removed }: Change, lone: Lone, undo: Pick<Toast, 'onUndo' | 'isLast'>) {
      const name = text(product.name).text;
      const { stays, action } = loneNews(lone);
      const gone =
        removed.length > 0
          ? t('selection.removedWith', { name, names: names(removed) })
          : t('selection.removed', { name });
      toast({ text: [gone, stays].filter(Boolean).join(' · '), ...undo, action });
    },
  };
}
