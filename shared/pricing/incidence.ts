import type { DiscountFactor } from '#shared/money/discount-factor.ts';
import { bigProduct, halfUpBig, roundedQuotient } from '#shared/money/rounded-quotient.ts';
import { atMostSafe, type Cents, perUnit, type Quantity } from '#shared/money/units.ts';
import type { Unit } from '#shared/schemas/product.ts';
import { listPriceOf } from './cost.ts';
import type { PricedPack } from './priced-quotation.ts';

type RowInNumbers = {
  um: Unit;
  packs: readonly PricedPack[];
  quantity: Quantity;
  estimate: Quantity;
  consumption: Quantity;
  surface: Quantity;
  requirers: readonly { surface: Quantity }[];
};

/** The scale of three discounts, each in millionths. */
const discountScale = 1e18;

/**
 * I_p: cost of a square metre in cents, consumption × discounted average unit price of the chosen packages (formula 9,
 * OP12). A row that others require divides its estimate by the sum of its surface and theirs. Null for pieces and for
 * rows without a price.
 */
export function incidenceOf(row: RowInNumbers, factor: DiscountFactor): Cents | null {
  const unit = unitPrice(row);
  if (row.um === 'pz' || unit === null) return null;
  const area = row.requirers.reduce<number>((sum, { surface }) => sum + surface, row.surface);
  const collectsDemand = row.requirers.length > 0 && area > 0;
  const [numerator, denominator] = collectsDemand ? [row.estimate, area] : [row.consumption, perUnit];
  const discounts = [factor.coding, factor.extra, factor.accounting];
  const [top, bottom] = [
    [perUnit, numerator, ...discounts],
    [unit.quantity, denominator, 100, discountScale],
  ];
  return atMostSafe(
    typeof unit.price === 'number'
      ? roundedQuotient([unit.price, ...top], bottom)
      : halfUpBig(unit.price * bigProduct(top), bigProduct(bottom)),
  );
}

/**
 * U_p as a fraction: ten-thousandths of a euro over millionths of the unit. The average of the chosen packages,
 * or the first package when none is chosen (formula 8).
 */
function unitPrice({ packs, quantity }: RowInNumbers): { price: number | bigint; quantity: number } | null {
  const [first] = packs;
  if (!first || first.price === null) return null;
  if (quantity > 0) return { price: listPriceOf(packs), quantity };
  return first.size > 0 ? { price: first.price, quantity: first.size } : null;
}
