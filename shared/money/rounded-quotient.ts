import { perUnit } from './units.ts';

/** Nearer to a tie than this, a double may be on the wrong side (decision 6: a millionth of the unit). */
const tieDistance = 1e-6;
/** Up to this amount eight roundings of a double stay within `tieDistance`: 1e9 × 8 × 2^-53 is below 1e-6. */
const largestApproximation = 1e9;

/**
 * An approximation of a non-negative amount rounded half up to an integer, or -1 when it is so near a tie,
 * or so large, that only exact arithmetic can tell. Allocates nothing: it is the hot path of the engine.
 */
export function roundedWhenClear(approximation: number): number {
  const above = approximation + 0.5;
  const whole = Math.floor(above);
  const part = above - whole;
  if (part < tieDistance || part > 1 - tieDistance || approximation > largestApproximation) return -1;
  return whole;
}

/**
 * Product of non-negative integers divided by a product of positive integers, rounded half up to an integer,
 * exactly (decision 6, OP14). Throws a RangeError when a denominator is not positive.
 */
export function roundedQuotient(numerators: readonly number[], denominators: readonly number[]): number {
  const top = product(numerators);
  const bottom = product(denominators);
  if (!(bottom > 0)) throw new RangeError('A quotient needs positive denominators');
  const rounded = roundedWhenClear(top / bottom);
  return rounded >= 0 ? rounded : exactQuotient(numerators, denominators);
}

/** The same as `roundedQuotient`, by exact arithmetic alone. */
export function exactQuotient(numerators: readonly number[], denominators: readonly number[]): number {
  const top = withoutTens(numerators);
  const bottom = withoutTens(denominators);
  const rounded = exactInSafeIntegers(top.rest, bottom.rest, bottom.tens - top.tens);
  return rounded >= 0 ? rounded : halfUpBig(bigProduct(numerators), bigProduct(denominators));
}

/** A product of non-negative integers divided by ten to the power of `tens`, rounded half up, exactly. */
export function exactDecimal(numerators: readonly number[], tens: number): number {
  const top = withoutTens(numerators);
  const rounded = exactInSafeIntegers(top.rest, 1, tens - top.tens);
  return rounded >= 0 ? rounded : halfUpBig(bigProduct(numerators), 10n ** BigInt(tens));
}

/** top / (bottom × 10^tens) rounded half up, or -1 when it takes more than safe integers. */
function exactInSafeIntegers(top: number, bottom: number, tens: number): number {
  const numerator = tens < 0 ? top * powerOfTen(-tens) : top;
  const denominator = tens > 0 ? bottom * powerOfTen(tens) : bottom;
  if (numerator > Number.MAX_SAFE_INTEGER || denominator > Number.MAX_SAFE_INTEGER) return -1;
  return halfUp(numerator, denominator);
}

/** Two safe non-negative integers divided and rounded half up. */
export function halfUp(numerator: number, denominator: number): number {
  // `whole` is one too many if the division itself rounded up. Then the remainder is negative, and the result is right.
  const whole = Math.floor(numerator / denominator);
  const remainder = numerator - whole * denominator;
  return remainder >= denominator - remainder ? whole + 1 : whole;
}

/** Non-negative integers of any size divided and rounded half up. */
export function halfUpBig(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

function product(factors: readonly number[]): number {
  let result = 1;
  for (const factor of factors) result *= factor;
  return result;
}

/** The product of integers, however large. */
export function bigProduct(factors: readonly number[]): bigint {
  return factors.reduce((result, factor) => result * BigInt(factor), 1n);
}

/** Most amounts and discounts end in zeros: their tens cancel against the tens of the units. */
function withoutTens(factors: readonly number[]): { rest: number; tens: number } {
  let rest = 1;
  let tens = 0;
  for (const factor of factors) {
    // The factor of no discount is the most frequent one: its six tens go at once.
    let left = factor === perUnit ? 1 : factor;
    if (left !== factor) tens += 6;
    while (left % 10 === 0 && left !== 0) {
      left /= 10;
      tens += 1;
    }
    rest *= left;
  }
  return { rest, tens };
}

const powersOfTen = Array.from({ length: 23 }, (_, power) => 10 ** power);

/** A table, because `**` takes as long as all the rest. Numbers beyond larger powers are not safe integers anyway. */
function powerOfTen(power: number): number {
  return powersOfTen[power] ?? Number.POSITIVE_INFINITY;
}
