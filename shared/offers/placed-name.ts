import type { OfferSection } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';

/** How a line is called where the heading of its section does not stand above it: two rooms have the same work. */
export const placedName = (name: string, section: string | null | undefined): string =>
  section ? `${name} · ${section}` : name;

/** The name of the section that a line stands in. */
export const sectionOf = (
  { sections }: { sections: readonly OfferSection[] },
  line: Pick<OfferLine, 'sectionId'> | undefined,
): string | undefined => sections.find(({ id }) => id === line?.sectionId)?.name;
