import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { isFixed } from './is-fixed.ts';

const none: readonly number[] = [];

/** For each line of an offer, the places of the works that its material belongs to, in their order (F5, OFR-027). */
export function worksOfMaterials(lines: readonly OfferLine[]): readonly (readonly number[])[] {
  const placeOf = new Map(lines.map(({ id }, place) => [id, place]));
  const { first, withWork } = firstWorks(lines);
  const everywhere = [...first.values()];
  return lines.map(({ material, sectionId }) => {
    if (!material) return none;
    const named = namedWorks(material.works, placeOf, lines);
    if (named.length > 0) return named;
    const ofSection = first.get(sectionId);
    if (ofSection !== undefined) return [ofSection];
    return withWork.has(sectionId) ? none : everywhere;
  });
}

function namedWorks(
  ids: readonly string[],
  placeOf: ReadonlyMap<string, number>,
  lines: readonly OfferLine[],
): number[] {
  const places = new Set(ids.map((id) => placeOf.get(id)));
  return [...places]
    .filter((place) => place !== undefined)
    .filter((place) => isDone(lines[place]))
    .sort((one, other) => one - other);
}

const isDone = (line: OfferLine | undefined): boolean => line?.kind === 'work' && line.quantity > 0;

/** The first fixed work in m² of each section, in the order of the offer, and the sections that have any work. */
function firstWorks(lines: readonly OfferLine[]) {
  const first = new Map<string | null, number>();
  const withWork = new Set<string | null>();
  for (const [place, line] of lines.entries()) {
    if (line.kind !== 'work') continue;
    withWork.add(line.sectionId);
    const isFirst = isDone(line) && line.unit === 'mq' && isFixed(line) && !first.has(line.sectionId);
    if (isFirst) first.set(line.sectionId, place);
  }
  return { first, withWork };
}
