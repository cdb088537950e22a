import { readTodayPrices } from '#lambdas/store/catalogue/product-store.ts';
import type { StoredRow } from '#lambdas/store/quotation/packed-rows.ts';
import { presentRow } from '#lambdas/store/quotation/presented-quotation.ts';
import { priceVersion } from '#lambdas/store/quotation/price-version.ts';
import type { StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { bySId } from '#shared/editing/by-s-id.ts';
import { withTodayPrices } from '#shared/editing/today-prices.ts';
import { DomainError } from '#shared/errors.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import { restoredRows } from './restored-rows.ts';

/** The rows, by sId, whose copy an edit takes from elsewhere than from the stored row. */
export async function sourcedRows(
  stored: StoredQuotation,
  edits: readonly RowEdit[],
  priceList: PriceList | undefined,
): Promise<Map<string, StoredRow>> {
  const repriced = await repricedRows(stored.rows, edits, priceList);
  return new Map([...repriced, ...(await restoredRows(stored, edits))]);
}

/** Rows with the catalogue's prices of today, when they are those that were shown. */
async function repricedRows(
  stored: readonly StoredRow[],
  edits: readonly RowEdit[],
  priceList: PriceList | undefined,
): Promise<ReadonlyMap<string, StoredRow>> {
  const shown = new Map<string, string>();
  for (const { sId, source } of edits) if (source && 'prices' in source) shown.set(sId, source.prices);
  const rows = stored.filter(({ sId }) => shown.has(sId));
  const catalogue = await readTodayPrices(rows.map(({ product }) => product.id));
  const repriced = rows.map((row) => withTodayPrices(row, catalogue.get(row.product.id)));
  if (repriced.some((row) => priceVersion(presentRow(row, priceList)) !== shown.get(row.sId))) {
    throw new DomainError('prices-changed');
  }
  return bySId(repriced);
}
