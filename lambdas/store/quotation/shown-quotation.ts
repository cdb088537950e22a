import { log } from '#lambdas/runtime/log.ts';
import { readTodayPrices } from '#lambdas/store/catalogue/product-store.ts';
import { present, priceListOf } from './presented-quotation.ts';
import type { StoredQuotation } from './quotation-store.ts';
import { todayPrices } from './today-prices.ts';

/** A quotation as its readers see it: with its own prices, and today's where the catalogue has others. */
export async function shownQuotation(stored: StoredQuotation) {
  const [priceList, catalogue] = await Promise.all([priceListOf(stored.header), catalogueOf(stored)]);
  return {
    ...present(stored, priceList),
    todayPrices: catalogue ? todayPrices(stored.rows, catalogue, priceList) : null,
  };
}

/** A quotation has its own prices: it opens without the catalogue too. */
async function catalogueOf({ rows }: StoredQuotation) {
  try {
    return await readTodayPrices(rows.map(({ product }) => product.id));
  } catch (error) {
    log.warn('the prices of today were not read', error as Error);
    return undefined;
  }
}
