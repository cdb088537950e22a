import { scaledInteger } from './scaled-integer.ts';
import { type Quantity, quantity } from './units.ts';

/**
 * A quantity typed in a quotation, in millionths; undefined when no digit is left (QCA-010, formula 11). All but
 * digits and comma is removed. The first comma is the decimal mark; a second comma and the digits behind it are
 * ignored: '1.234,56' is 1234.56, '12.5' is 125 (OP46), '-3' is 3. A number that cannot be held exactly is
 * `beyondAnyLimit`.
 */
export function parseTypedQuantity(text: string): Quantity | undefined {
  const value = parseTyped(text, 6);
  return value === undefined ? undefined : quantity(value);
}

/** The typed rule scaled by any number of decimals. */
export function parseTyped(text: string, decimals: number): number | undefined {
  const [whole = '', fractional = ''] = text.replace(/[^\d,]/g, '').split(',');
  return whole || fractional ? scaledInteger(whole, fractional, decimals) : undefined;
}
