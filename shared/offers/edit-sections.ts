import type { OfferSection, OfferTerms } from '#shared/schemas/offer.ts';

/** Adds a section at the end, or changes one. */
export function withSection<Offer extends OfferTerms>(offer: Offer, section: OfferSection): Offer {
  const isKnown = offer.sections.some(({ id }) => id === section.id);
  const sections = isKnown
    ? offer.sections.map((each) => (each.id === section.id ? section : each))
    : [...offer.sections, section];
  return { ...offer, sections };
}

/** Removes a section with its lines. */
export const withoutSection = <Offer extends OfferTerms>(offer: Offer, id: string): Offer => ({
  ...offer,
  sections: offer.sections.filter((section) => section.id !== id),
  lines: offer.lines.filter(({ sectionId }) => sectionId !== id),
});

/** Names for sections: the places of the materials that no section is called like yet (OFR-011). */
export function proposedSections({ lines, sections }: OfferTerms): string[] {
  const taken = new Set(sections.map(({ name }) => name));
  const places = lines.flatMap(({ material }) => material?.places ?? []);
  return [...new Set(places)].filter((place) => !taken.has(place));
}

/** Moves a section, with its lines, to the place of another one. */
export function withSectionMoved<Offer extends OfferTerms>(offer: Offer, id: string, other: string): Offer {
  const section = offer.sections.find((each) => each.id === id);
  const place = offer.sections.findIndex((each) => each.id === other);
  if (!section || place < 0) return offer;
  const rest = offer.sections.filter((each) => each !== section);
  return { ...offer, sections: rest.toSpliced(place, 0, section) };
}
