import { largestPackCount } from '#shared/pricing/largest-pack-count.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { type PackCount, replaceRow, withCounts } from './replace-row.ts';

/**
 * Sets counts of a row's packages by hand, which ends its aim; packages that are not named keep theirs, counts stay
 * whole and from 0 up.
 */
export function setRowPacks(quotation: Quotation, sId: string, packs: readonly PackCount[]): Quotation {
  const counts = new Map(packs.map(({ id, quantity }) => [id, wholeCount(quantity)]));
  return replaceRow(quotation, sId, (row) => withCounts({ ...row, packAim: null }, counts));
}

function wholeCount(count: number): number {
  return Math.min(Math.max(0, Math.trunc(count) || 0), largestPackCount);
}
