import type { OfferSection, OfferTerms } from '#shared/schemas/offer.ts';
import { evaluateOffer } from './evaluate-offer.ts';

/** A line by its place in the list of lines, and the materials that are shown under it. */
export type ShownLine = { at: number; materials: readonly number[] };
/** Lines of a section; those before the first section have none. */
export type ShownSection = { section: OfferSection | null; lines: readonly ShownLine[] };

/**
 * The lines as editors show them. A material stands under the first of its works, where that is in the same section
 * (OFR-029); every other line stands where it is.
 */
function nestedLines(offer: OfferTerms): ShownLine[] {
  const { lines } = evaluateOffer(offer);
  const works = offer.lines.map((line, at) => {
    const work = lines[at]?.works[0];
    return work !== undefined && offer.lines[work]?.sectionId === line.sectionId ? work : undefined;
  });
  const under = Map.groupBy(works.keys(), (at) => works[at]);
  return [...offer.lines.keys()]
    .filter((at) => works[at] === undefined)
    .map((at) => ({ at, materials: under.get(at) ?? [] }));
}

/** The shown lines by sections. */
export function shownLines(offer: OfferTerms): ShownSection[] {
  const lines = nestedLines(offer);
  return [null, ...offer.sections].map((section) => ({
    section,
    lines: lines.filter(({ at }) => (offer.lines[at]?.sectionId ?? null) === (section?.id ?? null)),
  }));
}

/** The places of all lines, in the order in which editors show them. */
export const shownOrder = (offer: OfferTerms): number[] =>
  nestedLines(offer).flatMap(({ at, materials }) => [at, ...materials]);
