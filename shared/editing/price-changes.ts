import { packPriceChanges } from '#shared/pricing/pack-price-changes.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation, QuotationRow, RowPrices } from '#shared/schemas/quotation.ts';
import { bySId } from './by-s-id.ts';
import { recountTodayPacks, withShownPrices } from './today-prices.ts';

/** Whether any package of any range has another size or price: names, ids and colours do not count. */
export function havePricesChanged(
  row: Pick<QuotationRow, 'priceType' | 'priceranges'>,
  today: Pick<RowPrices, 'priceType' | 'priceranges'>,
): boolean {
  return amountsOf(row) !== amountsOf(today);
}

const amountsOf = ({ priceType, priceranges }: Pick<QuotationRow, 'priceType' | 'priceranges'>): string =>
  JSON.stringify([
    priceType,
    priceranges.map(({ prices }) => prices.map(({ packaging, price }) => [String(packaging), price])),
  ]);

/**
 * The rows of a draft whose packages cost something else in the catalogue, with these prices. Rows restored from an earlier
 * revision are left out, as they have the prices somebody asked for. So are those in a colour that is no longer made, and
 * those where only ranges differ that were not chosen.
 */
export function priceChanges(
  quotation: Quotation,
  todayPrices: readonly RowPrices[] | null | undefined,
): RowPrices[] {
  const rows = bySId(quotation.selectedProducts);
  const changes = (todayPrices ?? []).filter((today) => {
    const row = rows.get(today.sId);
    if (!row || (row.source && 'revision' in row.source)) return false;
    return havePricesChanged(row, today) && withShownPrices(row, today) !== row;
  });
  return changes.length === 0 ? changes : thatShow(quotation, changes);
}

function thatShow(quotation: Quotation, changes: readonly RowPrices[]): RowPrices[] {
  const before = bySId(priceQuotation(quotation).rows);
  const after = bySId(priceQuotation(applyTodayPrices(quotation, changes)).rows);
  return changes.filter(({ sId }) => {
    const [old, now] = [before.get(sId), after.get(sId)];
    return old && now && packPriceChanges(old, now).length > 0;
  });
}

/** The quotation with the prices of today in the given rows, packages counted anew where they were automatic. */
export function applyTodayPrices(quotation: Quotation, chosen: readonly RowPrices[]): Quotation {
  const prices = new Map(chosen.map((today) => [today.sId, today]));
  const selectedProducts = quotation.selectedProducts.map((row) => {
    const today = prices.get(row.sId);
    return today ? withShownPrices(row, today) : row;
  });
  return recountTodayPacks(quotation, { ...quotation, selectedProducts });
}
