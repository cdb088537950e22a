import { scaledInteger } from './scaled-integer.ts';
import { type Quantity, quantity } from './units.ts';

/**
 * What a person typed in a quotation, as a quantity in millionths; undefined when no digit is left (QCA-010,
 * formula 11). All but digits and comma is removed, the first comma is the decimal mark and a second comma
 * with what follows is ignored: '1.234,56' is 1234.56, '12.5' is 125 (OP46), '-3' is 3. What cannot be held
 * exactly is `beyondAnyLimit`.
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
