import { newRow } from '#lambdas/store/quotation/new-row.ts';
import type { StoredRow } from '#lambdas/store/quotation/packed-rows.ts';
import type { StoredQuotation } from '#lambdas/store/quotation/quotation-store.ts';
import { bySId } from '#shared/editing/by-s-id.ts';
import { DomainError } from '#shared/errors.ts';
import type { Discounts } from '#shared/money/discount-factor.ts';
import type { PriceList } from '#shared/schemas/price-list.ts';
import type { RowEdit } from '#shared/schemas/quotation-input.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { checkSelectionSize, chosenProducts } from './chosen-products.ts';
import { sourcedRows } from './sourced-rows.ts';

type Ground = {
  /** The discounts of the quotation: new rows get them (OP15). */
  discounts: Discounts;
  priceList: PriceList | undefined;
  /** The products that a guided test offers. */
  offered: ReadonlySet<string> | undefined;
};

/** The rows, by sId, that edits bring in: new ones from the catalogue, and those whose copy comes from elsewhere. */
export async function broughtRows(
  user: CurrentUser,
  stored: StoredQuotation,
  edits: readonly RowEdit[],
  { discounts, priceList, offered }: Ground,
): Promise<Map<string, StoredRow>> {
  checkSelectionSize(edits);
  const sourced = await sourcedRows(stored, edits, priceList);
  const known = new Map([...bySId(stored.rows), ...sourced]);
  const added = edits.flatMap(({ sId, product, consumptionRange }) => {
    if (known.has(sId)) return [];
    if (!product) throw new DomainError('unknown-product', { product: sId });
    return [{ sId, product, consumptionRange: consumptionRange ?? 0 }];
  });
  const staying = edits.flatMap(({ sId, consumptionRange }) => {
    const row = known.get(sId);
    if (!row) return [];
    return [{ product: row.product, consumptionRange: consumptionRange ?? row.choices.consumptionRange }];
  });
  const products = await chosenProducts(user, added, staying, offered);
  for (const { sId, product: id, consumptionRange } of added) {
    const product = products.get(id);
    if (product) sourced.set(sId, newRow(sId, product, consumptionRange, discounts));
  }
  return sourced;
}
