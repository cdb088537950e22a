import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { isFixed } from '../is-fixed.ts';
import type { Selection } from './selection.ts';

/** A working copy with these options and alternatives chosen, and no others. */
export const withSelection = <Copy extends { lines: readonly OfferLine[] }>(
  copy: Copy,
  selection: Selection,
): Copy => ({
  ...copy,
  lines: copy.lines.map((line) => (isFixed(line) ? line : { ...line, chosen: selection.includes(line.id) })),
});
