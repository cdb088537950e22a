import { parseTyped } from './parse-typed.ts';
import { scaledInteger } from './scaled-integer.ts';
import { type Price, price, type Quantity, quantity } from './units.ts';

/** Older records may hold any type. A value that is neither a number nor a text counts as missing. */
type Stored = unknown;

/** A stored price in ten-thousandths of a euro; undefined when it is missing or unreadable (formula 11). */
export function parseStoredPrice(stored: Stored): Price | undefined {
  const value = parseStoredNumber(stored, 4);
  return value === undefined ? undefined : price(value);
}

/** A stored consumption, size or area in millionths of a unit; undefined when missing or unreadable. */
export function parseStoredQuantity(stored: Stored): Quantity | undefined {
  const value = parseStoredNumber(stored, 6);
  return value === undefined ? undefined : quantity(value);
}

/**
 * A value of the store scaled by `decimals` places (formula 11). A number stays. Text with a comma follows the typed
 * rule. Text with only a dot has a decimal dot. A stored number never follows the typed rule: 12.5 would become 125.
 * Negative values stay negative, so that a price below 0 is not one above 0. A value above the largest safe integer
 * counts as that one, so that every stored quotation can be calculated.
 */
function parseStoredNumber(stored: Stored, decimals: number): number | undefined {
  if (typeof stored === 'number') return Number.isFinite(stored) ? fromNumber(stored, decimals) : undefined;
  if (typeof stored !== 'string' || !stored) return undefined;
  if (!stored.includes(',')) return fromDotted(stored, decimals);
  const value = parseTyped(stored, decimals);
  return value === undefined ? undefined : atMostSafe(value);
}

const atMostSafe = (value: number) => Math.min(value, Number.MAX_SAFE_INTEGER);

function fromNumber(value: number, decimals: number): number | undefined {
  if (Math.abs(value) >= 1e21) return Math.sign(value) * Number.MAX_SAFE_INTEGER;
  // Here only numbers below a millionth are written with an exponent; eighteen places are more than any scale keeps.
  return fromDotted(Math.abs(value) < 1e-6 ? value.toFixed(18) : String(value), decimals);
}

function fromDotted(text: string, decimals: number): number | undefined {
  const match = /^[^\d.+-]*([+-]?)(\d*)(?:\.(\d*))?[^\d.]*$/.exec(text);
  const [, sign, whole = '', fractional = ''] = match ?? [];
  if (!whole && !fractional) return undefined;
  const value = atMostSafe(scaledInteger(whole, fractional, decimals));
  return sign === '-' && value !== 0 ? -value : value;
}
