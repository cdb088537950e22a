import type { ChangedValue } from './changed-values.ts';
import type { StoredCatalogue } from './plan-workbook.ts';
import { productRows } from './product-rows.ts';
import { textOf } from './read-cell.ts';
import { partSheets, type SheetName } from './sheets.ts';

type Shown = { sheet: string } & Pick<ChangedValue, 'path' | 'before' | 'after'>;

/** Packages stand among the prices, but are none. */
const isPrice = ({ sheet, path }: Shown): boolean => sheet === 'prices' && !path.includes('package');

const parts: readonly string[] = partSheets;

/** Whether an import takes the value away: of a part of a product, or the mark of a product in a price list. */
export function isTaken({ sheet, before, after }: Omit<Shown, 'path'>): boolean {
  if (parts.includes(sheet)) return before.length > 0 && after.length === 0;
  return sheet === 'members' && after[0] === 'false';
}

/** Counts of what users fear most to change unseen. */
export type TakenCounts = {
  /** Prices that change, without those that are taken away. */
  prices: number;
  pricesTaken: number;
  /** Products that then have no price in a price list, by its id. */
  unpriced: readonly { list: string; count: number }[];
  /** Products that leave a price list. */
  membersTaken: number;
  /** Ranges, required products and attachments that go, by their sheet. */
  rowsTaken: readonly { sheet: SheetName; count: number }[];
};

export function takenCounts(
  values: readonly ChangedValue[],
  { products }: Pick<StoredCatalogue, 'products'>,
): TakenCounts {
  const prices = values.filter(isPrice);
  const taken = prices.filter(isTaken);
  return {
    prices: prices.length - taken.length,
    pricesTaken: taken.length,
    unpriced: unpricedIn(prices, products),
    membersTaken: values.filter((value) => value.sheet === 'members' && isTaken(value)).length,
    rowsTaken: partSheets
      .filter((sheet) => sheet !== 'prices')
      .map((sheet) => ({
        sheet,
        count: values.reduce((sum, value) => sum + (value.sheet === sheet ? rowsGone(value) : 0), 0),
      }))
      .filter(({ count }) => count > 0),
  };
}

/** A range goes with its Italian name; attachments are told together. */
function rowsGone({ sheet, path, before, after }: Shown): number {
  if (sheet === 'attachments') return Math.max(0, before.length - after.length);
  const isRow = sheet === 'requiredProducts' || path.slice(2).join('.') === 'name.it';
  return isRow && before.length > 0 && after.length === 0 ? 1 : 0;
}

function unpricedIn(prices: readonly ChangedValue[], products: StoredCatalogue['products']) {
  const counts = new Map<string, number>();
  for (const [id, changed] of Map.groupBy(prices.filter(isAddedOrTaken), (value) => value.id)) {
    const product = products.get(id);
    const rows = product ? productRows(product).prices : [];
    for (const [list, ofList] of Map.groupBy(changed, ({ path }) => path.at(-1) ?? '')) {
      const had = rows.filter((row) => textOf(row[list]) !== '').length;
      const taken = ofList.filter(isTaken).length;
      if (taken > 0 && had + ofList.length - 2 * taken <= 0) counts.set(list, (counts.get(list) ?? 0) + 1);
    }
  }
  return [...counts].map(([list, count]) => ({ list, count }));
}

const isAddedOrTaken = ({ before, after }: ChangedValue): boolean =>
  (before.length === 0) !== (after.length === 0);
