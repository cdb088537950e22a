import { type DiscountFactor, discountFactor, noDiscounts } from '#shared/money/discount-factor.ts';
import { exactDecimal, halfUpBig, roundedWhenClear } from '#shared/money/rounded-quotient.ts';
import { atMostSafe, type Cents, cents } from '#shared/money/units.ts';

type CountAndPrice = { readonly count: number; readonly price: number | null };

/**
 * The power of ten that turns a price in ten-thousandths of a euro, times three factors in millionths, into cents:
 * 10^18 × 10^2.
 */
const tens = 20;
/** Ten to the power of `tens`; powers of ten up to the 22nd are exact as doubles. */
const scale = 1e20;
/** The factor that takes nothing off. */
export const noDiscount = discountFactor(noDiscounts);

/** Whether the packages have a price; of the packages shown, all have one or none has (formula 2). */
export function hasPrice(packs: readonly CountAndPrice[]): boolean {
  const [first] = packs;
  return first !== undefined && first.price !== null;
}

/**
 * Price of the chosen packages before discounts: counts × prices per package (OP1), in ten-thousandths of a euro. It is
 * a bigint if a number cannot hold it exactly.
 */
export function listPriceOf(packs: readonly CountAndPrice[]): number | bigint {
  let sum = 0;
  for (const { count, price } of packs) if (price !== null) sum += count * price;
  if (sum <= Number.MAX_SAFE_INTEGER) return sum;
  return packs.reduce((exact, { count, price }) => exact + BigInt(count) * BigInt(price ?? 0), 0n);
}

/**
 * C_p: the list price, in ten-thousandths of a euro, less the three discounts, rounded half up to cents once (formula
 * 7, QCA-019). It never returns null: a nullable result is slower than all the arithmetic. An amount beyond exact cents
 * counts as the largest one.
 */
export function costOf(listPrice: number | bigint, { coding, extra, accounting }: DiscountFactor): Cents {
  if (typeof listPrice === 'bigint') {
    const exact = listPrice * BigInt(coding) * BigInt(extra) * BigInt(accounting);
    return atMostSafe(halfUpBig(exact, 10n ** BigInt(tens)));
  }
  const rounded = roundedWhenClear(listPrice * ((coding * extra * accounting) / scale));
  return cents(rounded >= 0 ? rounded : exactDecimal([listPrice, coding, extra, accounting], tens));
}

/** C_p of the chosen packages; null, shown as a dash, when they have no price (OP18). */
export function costOfPacks(packs: readonly CountAndPrice[], factor: DiscountFactor): Cents | null {
  return hasPrice(packs) ? costOf(listPriceOf(packs), factor) : null;
}

/** Sum of amounts already rounded to cents, so that what is printed adds up (formula 10); null counts as nothing. */
export function totalOf<Row>(rows: readonly Row[], amountOf: (row: Row) => Cents | null): Cents {
  let sum = 0;
  for (const row of rows) sum += amountOf(row) ?? 0;
  return atMostSafe(sum);
}
