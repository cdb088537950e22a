import { chosenPlaces } from '#shared/measuring/choice.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';

/**
 * The names of the places that each row is measured in, by its sId: those of its choice, and of the rows that require it
 * (F4, OFR-022). A piece is bought once, for no place.
 */
export function placesOfRows(
  { measures, areaFrom }: Pick<Quotation, 'measures' | 'areaFrom'>,
  rows: readonly PricedRow[],
): ReadonlyMap<string, readonly string[]> {
  const byId = new Map(rows.map((row) => [row.sId, row]));
  const idsOf = (sId: string, seen: Set<string>): string[] => {
    const row = byId.get(sId);
    if (!row || seen.has(sId)) return [];
    seen.add(sId);
    const choice = row.locked ? areaFrom : row.row.areaFrom;
    const own = choice ? chosenPlaces(measures, choice).map(({ id }) => id) : [];
    return [...own, ...row.requirers.flatMap((each) => idsOf(each.sId, seen))];
  };
  const namesOf = (row: PricedRow): string[] => {
    const ids = new Set(row.row.um === 'pz' ? [] : idsOf(row.sId, new Set()));
    return measures.places.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  };
  return new Map(rows.map((row) => [row.sId, namesOf(row)]));
}
