import { havePricesChanged } from '#shared/editing/price-changes.ts';
import { type PricedProduct, withTodayPrices } from '#shared/editing/today-prices.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { RowPrices } from '#shared/schemas/quotation.ts';
import type { StoredRow } from './packed-rows.ts';
import { presentRow } from './presented-quotation.ts';
import { priceVersion } from './price-version.ts';

/** The prices the catalogue has today under the owner's list, of the rows that were copied with others. */
export function todayPrices(
  rows: readonly StoredRow[],
  catalogue: ReadonlyMap<string, PricedProduct>,
  priceList: PriceList | undefined,
): RowPrices[] {
  if (!priceList) return [];
  return rows.flatMap((row) => {
    const today = withTodayPrices(row, catalogue.get(row.product.id));
    if (today === row) return [];
    const shown = presentRow(today, priceList);
    if (!havePricesChanged(presentRow(row, priceList), shown)) return [];
    const { sId, priceType, priceranges } = shown;
    return [{ sId, priceType, priceranges, version: priceVersion(shown) }];
  });
}
