import { followedMix } from '#shared/pricing/aimed-packs.ts';
import { automaticPacks } from '#shared/pricing/automatic-packs.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';

/**
 * The counts the calculation proposes for a row, by package id: the best mix of the row's aim, else the first package
 * alone. Packages that are not shown have 0 (formula 4).
 */
export function automaticCounts(priced: PricedRow): ReadonlyMap<string, number> {
  const { row, packs, estimate } = priced;
  const counts = new Map(packsOf(row).map(({ id }) => [id, 0]));
  const proposed = followedMix(priced)?.counts ?? automaticPacks(row.um, packs, estimate);
  for (const [index, { id }] of packs.entries()) counts.set(id, proposed[index] ?? 0);
  return counts;
}

/** Whether the packages follow what the row needs: by an aim, or because nobody changed the proposed counts (OP7). */
export function followsNeed({ row, packs, estimate }: PricedRow): boolean {
  if (row.packAim !== null) return true;
  const proposed = automaticPacks(row.um, packs, estimate);
  return packs.every(({ count }, index) => count === proposed[index]);
}
