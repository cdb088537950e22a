import { discountFactor } from '#shared/money/discount-factor.ts';
import { type Cents, cents } from '#shared/money/units.ts';
import { aimedPacks, nothingToOptimise } from './aimed-packs.ts';
import { costOf } from './cost.ts';
import type { PricedRow } from './priced-quotation.ts';

/** The saving of the cheapest mix of a row's packages; 0 if there is none, or if somebody chose an aim for the row. */
export function possibleSaving(priced: PricedRow): Cents {
  const { row, packs, estimate, cost } = priced;
  if (cost === null || row.packAim !== null || nothingToOptimise(priced)) return cents(0);
  const mix = aimedPacks(packs, estimate, 'cheapest');
  return cents(mix ? Math.max(0, cost - costOf(mix.price, discountFactor(row))) : 0);
}
