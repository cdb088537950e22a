import { useMemo, useState } from 'react';
import { addProduct } from '#shared/selection/add-product.ts';
import { changeConsumptionRange } from '#shared/selection/change-consumption-range.ts';
import { removeProduct } from '#shared/selection/remove-product.ts';
import { missingProducts } from '#shared/selection/required-by.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import type { ChosenProduct, ChosenRow, ProductCatalogue } from './chosen-product.ts';
import { restored } from './restored.ts';
import { useSelectionNews } from './use-selection-news.ts';

const nothing: ProductCatalogue = new Map();

/** The chosen products, and the rules that add and remove others with them (QNW-028 to QNW-034). */
export function useSelection(
  initial: readonly ChosenRow[],
  catalogue: ProductCatalogue | undefined,
  newId: NewId = randomId,
) {
  const [rows, setRows] = useState(initial);
  const news = useSelectionNews();
  const known = catalogue ?? nothing;
  /** Before the catalogue is there nothing can be said to be missing from it. */
  const missing = useMemo(() => (catalogue ? missingProducts(rows, catalogue) : []), [rows, catalogue]);

  return {
    rows,
    missing,
    /** Whether the rules have the catalogue they need. */
    isReady: catalogue !== undefined,
    replace: setRows,
    add(product: ChosenProduct) {
      const change = addProduct(rows, product, known, newId);
      setRows(change.selection);
      news.changed(product, change);
    },
    changeRange({ sId, product }: ChosenRow, consumptionRange: number) {
      const change = changeConsumptionRange(rows, sId, consumptionRange, known, newId);
      setRows(change.selection);
      news.changed(product, change);
    },
    remove(row: ChosenRow) {
      const change = removeProduct(rows, row.sId, known);
      const gone = [row, ...change.removed];
      setRows(change.selection);
      news.removed(row.product, change, () => setRows((now) => restored(now, rows, gone)));
    },
  };
}
export type Selection = ReturnType<typeof useSelection>;
