import { useMemo, useState } from 'react';
import { addProduct } from '#shared/selection/add-product.ts';
import { changeConsumptionRange } from '#shared/selection/change-consumption-range.ts';
import { removeProduct } from '#shared/selection/remove-product.ts';
import { missingProducts } from '#shared/selection/required-by.ts';
import { type NewId, randomId } from '#web/lib/use-attempt-key.ts';
import type { ChosenProduct, ChosenRow, ProductCatalogue } from './chosen-product.ts';
import { useSelectionNews } from './use-selection-news.ts';

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

/** The chosen products, and the rules that add and remove others with them (QNW-028 to QNW-034). */
export function useSelection(
  initial: readonly ChosenRow[],
  catalogue: ProductCatalogue | undefined,
  newId: NewId = randomId,
) {
  const [rows, setRows] = useState(initial);
  const news = useSelectionNews();
  const known = catalogue ?? nothing;
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
