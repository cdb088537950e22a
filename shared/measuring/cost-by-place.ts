import { largestRemainder } from '#shared/money/largest-remainder.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { chosenPlaces } from './choice.ts';

/** In cents. */
export type CostByPlace = {
  places: readonly { id: string; name: string; cost: number }[];
  unassigned: number;
  total: number;
};

/** Weights of a row in millionths of a square metre: of each place by its number, that of no place behind the last. */
type Weights = number[];

/** Millionths in a hundredth. */
const perHundredth = 10_000;

/**
 * The cost of a quotation place by place, to the cent (F4, MEA-038, MEA-039). null where the quotation shows no money
 * (MEA-040).
 */
export function costByPlace(quotation: Quotation): CostByPlace | null {
  const { rows, hasMoney, total } = priceQuotation(quotation);
  if (!hasMoney) return null;
  const { places } = quotation.measures;
  const weightsOf = weighing(quotation, rows);
  const costs: number[] = [...places.map(() => 0), 0];
  for (const { sId, cost } of rows) {
    const shares = largestRemainder(cost ?? 0, weightsOf(sId));
    costs.forEach((sum, at) => {
      costs[at] = sum + (shares ? (shares[at] ?? 0) : at === places.length ? (cost ?? 0) : 0);
    });
  }
  return {
    places: places.map(({ id, name }, at) => ({ id, name, cost: costs[at] ?? 0 })),
    unassigned: costs[places.length] ?? 0,
    total: total ?? 0,
  };
}

/** The weights of each row by its sId: its own, with those of every row that requires it, each once. */
function weighing({ measures, areaFrom }: Quotation, rows: readonly PricedRow[]) {
  const byId = new Map(rows.map((row) => [row.sId, row]));
  const none: Weights = [...measures.places.map(() => 0), 0];
  const own = (row: PricedRow): Weights => {
    const choice = row.locked ? areaFrom : row.row.areaFrom;
    const chosen = new Map(choice ? chosenPlaces(measures, choice).map(({ id, net }) => [id, net]) : []);
    if (chosen.size === 0) return none.with(-1, row.surface);
    return [...measures.places.map(({ id }) => (chosen.get(id) ?? 0) * perHundredth), 0];
  };
  const covered = (sId: string, seen: Set<string>): Weights => {
    const row = byId.get(sId);
    if (!row || seen.has(sId)) return none;
    seen.add(sId);
    return row.requirers.map((each) => covered(each.sId, seen)).reduce(added, own(row));
  };
  // A piece is bought once, for no place.
  return (sId: string): Weights =>
    byId.get(sId)?.row.um === 'pz' ? none.with(-1, 1) : covered(sId, new Set());
}

const added = (one: Weights, other: Weights): Weights => one.map((weight, at) => weight + (other[at] ?? 0));
