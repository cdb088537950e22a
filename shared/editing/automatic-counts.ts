import { automaticPacks } from '#shared/pricing/automatic-packs.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { packsOf } from '#shared/pricing/product-facts.ts';

/** The counts the calculation proposes for a row, by package id; packages that are not shown have 0 (formula 4). */
export function automaticCounts({ row, packs, estimate }: PricedRow): ReadonlyMap<string, number> {
  const counts = new Map(packsOf(row).map(({ id }) => [id, 0]));
  const proposed = automaticPacks(row.um, packs, estimate);
  for (const [index, { id }] of packs.entries()) counts.set(id, proposed[index] ?? 0);
  return counts;
}

/** The counts of the packages shown are the proposed ones: nobody changed them by hand (OP7). */
export function hasAutomaticPacks({ row, packs, estimate }: PricedRow): boolean {
  const proposed = automaticPacks(row.um, packs, estimate);
  return packs.every(({ count }, index) => count === proposed[index]);
}
