import type { StoredRow } from '#lambdas/store/packed-rows.ts';
import { copyOf } from '#lambdas/store/product-copy.ts';
import type { Product } from '#shared/schemas/product.ts';

/** The three discounts of a quotation or of a row, as fractions. */
export type Discounts = { discount: number; discountExtra: number; discountAccounting: number };

export const noDiscounts: Discounts = { discount: 0, discountExtra: 0, discountAccounting: 0 };

/** A row as it starts: a copy of the product, the quotation's discounts (OP15), lock and packages still to be set. */
export function newRow(
  sId: string,
  product: Product,
  consumptionRange: number,
  discounts: Discounts,
): StoredRow {
  const { discount, discountExtra, discountAccounting } = discounts;
  const choices = { consumptionRange, priceRange: 0, color: null, colorlist: null, area: 0, note: null };
  return {
    sId,
    product: copyOf(product),
    packs: {},
    choices: { ...choices, discount, discountExtra, discountAccounting },
  };
}
