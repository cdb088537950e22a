import { largestEuro } from '#shared/schemas/product-parts-input.ts';

/** A number with its only point before its last three digits, as Italian groups thousands. */
const grouped = /^([1-9]\d{0,2})\.(\d{3})$/;

/**
 * The other number that a text may mean: a single point is decimal (OPC-24), and "1.250" may have meant 1250. Such a text
 * stays as it was written, so that the doubt is seen until somebody decides or saves.
 */
export function otherReading(text: string): number | undefined {
  const [, thousands, rest] = grouped.exec(text.replace(/[^\d.,]/g, '')) ?? [];
  const number = Number(`${thousands}${rest}`);
  return thousands && number <= largestEuro ? number : undefined;
}
