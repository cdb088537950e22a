import type { OfferTerms } from '#shared/schemas/offer.ts';

type Ordered = Pick<OfferTerms, 'lines' | 'sections'>;

/** The lines in the order of the offer: those before the first section, then each section's (OFR-010). */
export function inSectionOrder<Offer extends Ordered>(offer: Offer): Offer {
  const places = new Map<string | null, number>([[null, -1]]);
  for (const [place, { id }] of offer.sections.entries()) places.set(id, place);
  const placeOf = ({ sectionId }: Offer['lines'][number]) => places.get(sectionId) ?? -1;
  const isOrdered = offer.lines.every((line, at) => {
    const before = offer.lines[at - 1];
    return places.has(line.sectionId) && (!before || placeOf(before) <= placeOf(line));
  });
  if (isOrdered) return offer;
  const lines = offer.lines
    .map((line) => (places.has(line.sectionId) ? line : { ...line, sectionId: null }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  return { ...offer, lines };
}
