/**
 * Numbers with a unit. All are integers; the brand keeps one from being passed for another.
 * Cents: amounts of money. Price: ten-thousandths of a euro (decision 6: catalogue prices have up to four places).
 * Quantity: millionths of a unit (m², kg, l, pieces, units per m²). Fraction: millionths of one (10 % is 100 000).
 */
declare const unit: unique symbol;
type Integer<Unit extends string> = number & { readonly [unit]: Unit };

export type Cents = Integer<'cent'>;
export type Price = Integer<'euro/10000'>;
export type Quantity = Integer<'unit/1000000'>;
export type Fraction = Integer<'one/1000000'>;

/** An integer as cents. This function and its like check nothing. */
export const cents = (value: number) => value as Cents;
/** Cents that can be calculated with and stored: an amount above 90 thousand billion euro counts as the largest one. */
export const atMostSafe = (value: number) => cents(Math.min(value, Number.MAX_SAFE_INTEGER));
export const price = (value: number) => value as Price;
export const quantity = (value: number) => value as Quantity;
export const fraction = (value: number) => value as Fraction;

/** Ten-thousandths in a euro. */
export const pricePerEuro = 10_000;
/** Millionths in a unit. */
export const perUnit = 1_000_000;
