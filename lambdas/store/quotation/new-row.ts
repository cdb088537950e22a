import { copyOf } from '#lambdas/store/copy/product-copy.ts';
import { discountsOf, noDiscounts } from '#shared/money/discount-factor.ts';
import type { Product } from '#shared/schemas/product.ts';
import type { StoredRow } from './packed-rows.ts';

/** A row as it starts: a copy of the product, the quotation's discounts (OP15), lock and packages still to be set. */
export function newRow(
  sId: string,
  product: Product,
  consumptionRange: number,
  discounts = noDiscounts,
): StoredRow {
  const choices = {
    consumptionRange,
    priceRange: 0,
    color: null,
    colorlist: null,
    packAim: null,
    area: 0,
    note: null,
    areaFrom: null,
  };
  return {
    sId,
    product: copyOf(product),
    packs: {},
    choices: { ...choices, ...discountsOf(discounts) },
  };
}
