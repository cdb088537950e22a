import { discountFactor } from '#shared/money/discount-factor.ts';
import { type Cents, cents } from '#shared/money/units.ts';
import { aimedPacks, nothingToOptimise } from './aimed-packs.ts';
import { costOf } from './cost.ts';
import type { PricedRow } from './priced-quotation.ts';

/** What the cheapest mix of a row's packages saves; 0 if it saves nothing, or if somebody chose an aim for the row. */
export function possibleSaving(priced: PricedRow): Cents {
  const { row, packs, estimate, cost } = priced;
  if (cost === null || row.packAim !== null || nothingToOptimise(priced)) return cents(0);
  const mix = aimedPacks(packs, estimate, 'cheapest');
  return cents(mix ? Math.max(0, cost - costOf(mix.price, discountFactor(row))) : 0);
}
