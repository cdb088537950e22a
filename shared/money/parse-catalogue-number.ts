import { groupingBlanks } from './grouping-blanks.ts';
import { scaledInteger } from './scaled-integer.ts';
import { type Price, price, type Quantity, quantity } from './units.ts';

/** null: left empty. undefined: cannot be taken (negative, no digit, separators that make no number). */
type Parsed<Unit> = Unit | null | undefined;

/** Decimals that a price holds. */
const priceDecimals = 4;

/** A price typed in the catalogue, in ten-thousandths of a euro (OPC-24); see `parseCatalogueNumber`. */
export function parseCataloguePrice(text: string): Parsed<Price> {
  const value = parseCatalogueNumber(text, priceDecimals);
  return typeof value === 'number' ? price(value) : value;
}

/** A consumption or package size typed in the catalogue, in millionths of a unit (OPC-24). */
export function parseCatalogueQuantity(text: string): Parsed<Quantity> {
  const value = parseCatalogueNumber(text, 6);
  return typeof value === 'number' ? quantity(value) : value;
}

/**
 * A number typed in the forms of the catalogue, scaled by `decimals` places (OPC-24, decision 7). With both
 * separators the last one is the decimal mark; a single comma or point is decimal ('1.5' is 1.5); one
 * separator that occurs several times groups thousands ('1.234.567'). So may a blank: '12 40' is no number. Other characters
 * around the number are ignored, such as a currency or a unit; between its digits they make it none: '1e5' is not 15.
 * `beyondAnyLimit` when it is too large to be held.
 */
function parseCatalogueNumber(text: string, decimals: number): Parsed<number> {
  if (text.trim() === '') return null;
  if (/[-−]/.test(text) || !isOneNumber(text)) return undefined;
  const kept = text.replace(/[^\d.,]/g, '');
  const mark = decimalMark(kept);
  const [whole = '', fractional = '', ...more] = mark ? kept.split(mark) : [kept];
  if (more.length > 0 || !isWhole(whole) || !/^\d*$/.test(fractional)) return undefined;
  return scaledInteger(whole.replace(/[.,]/g, ''), fractional, decimals);
}

/** Whether a typed price has more decimals than a price holds. */
export function isRoundedPrice(text: string): boolean {
  const kept = text.replace(/[^\d.,]/g, '');
  const mark = decimalMark(kept);
  const fractional = mark ? kept.slice(kept.lastIndexOf(mark) + 1) : '';
  return /[1-9]/.test(fractional.slice(priceDecimals));
}

/** Digits and marks, or digits in groups of three, parted by blanks or apostrophes of one kind, and perhaps decimals. */
const plain = new RegExp(`^([\\d.,]+|[1-9]\\d{0,2}([${groupingBlanks}'’])\\d{3}(\\2\\d{3})*([.,]\\d+)?)$`);

/** Whether nothing but separators is between the first and the last digit, and none before them stands alone: 'ca. 12'. */
function isOneNumber(text: string): boolean {
  const first = text.search(/\d/);
  const last = text.search(/\d\D*$/);
  const between = text.slice(first, last + 1);
  return plain.test(between) && !/[.,]\s/.test(text.slice(0, first));
}

function decimalMark(text: string): string | undefined {
  const separators = text.replace(/\d/g, '');
  const last = separators.at(-1);
  const isGrouping = separators.length > 1 && new Set(separators).size === 1;
  return isGrouping ? undefined : last;
}

/** Digits, alone or in groups of three with one kind of separator. */
function isWhole(text: string): boolean {
  return /^\d*$/.test(text) || /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(text);
}
