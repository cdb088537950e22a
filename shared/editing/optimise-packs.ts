import { aimedPacks, type NothingToOptimise, nothingToOptimise } from '#shared/pricing/aimed-packs.ts';
import type { PackAim } from '#shared/pricing/pack-aim.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { followsNeed } from './automatic-counts.ts';
import { bySId } from './by-s-id.ts';
import { setPackAim } from './set-pack-aim.ts';

/** A row and what an aim makes of it. */
export type OptimisedRow = { sId: string; before: PricedRow; after: PricedRow; byHand: boolean };

export type Optimisation = {
  aim: PackAim;
  /** The rows to decide on: their packages would be others, or somebody counted them by hand. */
  changing: readonly OptimisedRow[];
  /** Rows with the best packages: they follow the aim from then on. */
  best: readonly PricedRow[];
  staying: readonly { row: PricedRow; why: NothingToOptimise }[];
};

/** The effect of an aim on all rows of a quotation. */
export function optimisationOf(quotation: Quotation, aim: PackAim): Optimisation {
  const changing: OptimisedRow[] = [];
  const best: PricedRow[] = [];
  const staying: Optimisation['staying'][number][] = [];
  const { rows } = priceQuotation(quotation);
  const aimed = bySId(priceQuotation(setPackAim(quotation, idsOf(rows), aim)).rows);
  for (const before of rows) {
    const why = impediment(before, aim);
    const after = aimed.get(before.sId) ?? before;
    const byHand = !followsNeed(before);
    if (why) staying.push({ row: before, why });
    else if (byHand || haveOtherCounts(before, after))
      changing.push({ sId: before.sId, before, after, byHand });
    else best.push(before);
  }
  return { aim, changing, best, staying };
}

const idsOf = (rows: readonly { sId: string }[]) => new Set(rows.map(({ sId }) => sId));

const impediment = (row: PricedRow, aim: PackAim): NothingToOptimise | undefined =>
  nothingToOptimise(row) ?? (aimedPacks(row.packs, row.estimate, aim) ? undefined : 'beyondLimits');

const haveOtherCounts = (before: PricedRow, after: PricedRow) =>
  before.packs.some(({ count }, index) => count !== after.packs[index]?.count);

/** The quotation with the aim in all rows that can have it, but for those that are left as they are. */
export function optimisedQuotation(
  quotation: Quotation,
  { aim, changing, best }: Optimisation,
  left: ReadonlySet<string>,
): Quotation {
  const chosen = changing.filter(({ sId }) => !left.has(sId));
  return setPackAim(quotation, idsOf([...chosen, ...best]), aim);
}

const packagesOf = ({ packs }: PricedRow) => packs.reduce((sum, { count }) => sum + count, 0);

/** The saving of rows together, in cents and packages; below 0 they take more. Costs of rows are rounded: all adds up. */
export function savingOf(rows: readonly OptimisedRow[]): { cost: number; packages: number } {
  let [cost, packages] = [0, 0];
  for (const { before, after } of rows) {
    cost += (before.cost ?? 0) - (after.cost ?? 0);
    packages += packagesOf(before) - packagesOf(after);
  }
  return { cost, packages };
}
