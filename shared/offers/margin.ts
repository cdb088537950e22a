import { roundedQuotient } from '#shared/money/rounded-quotient.ts';
import type { OfferTerms } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { LineAmounts } from './line-amounts.ts';
import { sharesByQuantity } from './shares-by-quantity.ts';

/** The costs of a line, in cents, and its hours in hundredths. For its owner alone. */
export type LineCosts = { hours: number; labour: number; other: number; materials: number };

/** The panel of the margin (OFR-082): cents, hundredths of an hour and of a percent, cents an hour. */
export type OfferMargin = LineCosts & {
  cost: number;
  margin: number;
  /** A part of the taxable amount; none where that is 0. */
  percent: number | null;
  /** None without hours. */
  perHour: number | null;
};

type Costed = Pick<OfferTerms, 'lines' | 'hourlyCost'>;

/** L, O and H of works and free lines; M of materials where they are priced, and where works take them (F12). */
export function lineCosts(
  { lines, hourlyCost }: Costed,
  amounts: readonly LineAmounts[],
): readonly LineCosts[] {
  const costs = lines.map((line) => workCosts(line, hourlyCost ?? 0));
  for (const [at, { material }] of lines.entries()) {
    const { state, works } = amounts[at] ?? { state: null, works: [] };
    if (!material?.cost || state === null || state === 'customer') continue;
    const places = state === 'priced' ? [at] : works;
    const shares = state === 'priced' ? [material.cost] : sharesByQuantity(material.cost, works, lines);
    for (const [index, place] of places.entries()) {
      const taking = costs[place];
      if (taking) taking.materials += shares[index] ?? 0;
    }
  }
  return costs;
}

function workCosts({ material, quantity, hours, hourlyCost, unitCost }: OfferLine, wage: number): LineCosts {
  if (material) return { hours: 0, labour: 0, other: 0, materials: 0 };
  return {
    hours: roundedQuotient([quantity, hours ?? 0], [100_000]),
    labour: roundedQuotient([quantity, hours ?? 0, hourlyCost ?? wage], [1_000_000_000]),
    other: roundedQuotient([quantity, unitCost ?? 0], [100_000]),
    materials: 0,
  };
}

/** The margin of counted lines at a taxable amount (F12, OFR-083, OFR-085). */
export function marginAt(taxable: number, counted: readonly LineCosts[]): OfferMargin {
  const costs = { hours: 0, labour: 0, other: 0, materials: 0 };
  for (const { hours, labour, other, materials } of counted) {
    costs.hours += hours;
    costs.labour += labour;
    costs.other += other;
    costs.materials += materials;
  }
  const cost = costs.labour + costs.other + costs.materials;
  const margin = taxable - cost;
  return {
    ...costs,
    cost,
    margin,
    percent: taxable === 0 ? null : signedQuotient(margin, 10_000, taxable),
    perHour: costs.hours === 0 ? null : signedQuotient(margin + costs.labour, 100, costs.hours),
  };
}

/** Half away from zero; without a negative zero. */
function signedQuotient(value: number, times: number, divisor: number): number {
  const rounded = roundedQuotient([Math.abs(value), times], [divisor]);
  return value < 0 && rounded > 0 ? -rounded : rounded;
}
