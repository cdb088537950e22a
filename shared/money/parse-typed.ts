import { scaledInteger } from './scaled-integer.ts';

/**
 * A number typed in a quotation, scaled by `decimals` places; undefined when no digit is left (QCA-010, formula 11). All but
 * digits and comma is removed. The first comma is the decimal mark; a second comma and the digits behind it are ignored:
 * '1.234,56' is 1234.56, '12.5' is 125 (OP46), '-3' is 3. A number that cannot be held exactly is `beyondAnyLimit`.
 */
export function parseTyped(text: string, decimals: number): number | undefined {
  const [whole = '', fractional = ''] = text.replace(/[^\d,]/g, '').split(',');
  return whole || fractional ? scaledInteger(whole, fractional, decimals) : undefined;
}
