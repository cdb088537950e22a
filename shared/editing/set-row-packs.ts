import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import { type PackCount, replaceRow, withCounts } from './replace-row.ts';

/**
 * Sets counts of a row's packages by hand, which ends its aim; packages that are not named keep theirs, counts stay
 * whole and from 0 up.
 */
export function setRowPacks<Q extends { readonly selectedProducts: readonly QuotationRow[] }>(
  quotation: Q,
  sId: string,
  packs: readonly PackCount[],
): Q {
  const counts = new Map(packs.map(({ id, quantity }) => [id, wholeCount(quantity)]));
  return replaceRow(quotation, sId, (row) => withCounts({ ...row, packAim: null }, counts));
}

function wholeCount(count: number): number {
  return Math.min(Math.max(0, Math.trunc(count) || 0), largestPackCount);
}
