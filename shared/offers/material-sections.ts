import type { OfferSection } from '#shared/schemas/offer.ts';
import type { CopiedRow } from './copied-row.ts';

type Placed = { sections: OfferSection[]; sectionIds: (string | null)[] };

/**
 * The section of each copied row (OFR-022). A row with exactly one place goes to its section. Any other has none while the
 * offer has no section, else the one of materials, which is made where it is missing.
 */
export function materialSections(
  rows: readonly CopiedRow[],
  sections: readonly OfferSection[],
  ofMaterials: string,
  newId: () => string,
): Placed {
  const known = [...sections];
  const named = (name: string): string | undefined => known.find((section) => section.name === name)?.id;
  const places = rows.map(({ material }) => (material.places.length === 1 ? material.places[0] : undefined));
  const ofMaterialsOrNone = () => (known.length === 0 ? null : (named(ofMaterials) ?? made(ofMaterials)));
  function made(name: string): string {
    const section = { id: newId(), name, totalOnly: false };
    known.push(section);
    return section.id;
  }
  const sectionIds = places.map((place) => (place && named(place)) ?? ofMaterialsOrNone());
  return { sections: known, sectionIds };
}
