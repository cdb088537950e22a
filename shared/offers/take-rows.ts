import type { Localised } from '#shared/schemas/localised.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { materialLine } from './copied-row.ts';
import { withNewLines } from './edit-lines.ts';
import { materialSections } from './material-sections.ts';
import type { OfferDraft } from './offer-draft.ts';

/** A row of a quotation that an offer takes; the save makes its copy. */
export type WantedRow = {
  quotation: string;
  sId: string;
  revision: number;
  description: Localised;
  unit: string;
};

type Into = { vat: string; ofMaterials: string; newId: () => string };

/** The row before its copy is made: the name alone is known. */
const named = ({ quotation, sId, description, unit }: WantedRow) => ({
  ...{ description, unit, quantity: 0 },
  material: {
    ...{ quotationId: quotation, sId, productId: '', color: null, colorlist: null },
    ...{ packs: [], area: 0, places: [], cost: null, copiedAt: '' },
  },
});

/** Adds materials; `section` takes them all, else they go where rows of no place go (OFR-022). */
export function withRows(
  offer: OfferDraft,
  wanted: readonly WantedRow[],
  { vat, ofMaterials, newId }: Into,
  section?: string | null,
): OfferDraft {
  const copies = wanted.map(named);
  const placed =
    section === undefined
      ? materialSections(copies, offer.sections, ofMaterials, newId)
      : { sections: offer.sections, sectionIds: wanted.map(() => section) };
  const lines = copies.map((copy, at) =>
    materialLine(copy, { id: newId(), sectionId: placed.sectionIds[at] ?? null, vat }),
  );
  const rows = Object.fromEntries(lines.flatMap(({ id }, at) => rowEntry(id, wanted[at])));
  return withNewLines({ ...offer, sections: placed.sections, rows: { ...offer.rows, ...rows } }, lines);
}

const rowEntry = (id: string, wanted: WantedRow | undefined) =>
  wanted ? [[id, { quotation: wanted.quotation, sId: wanted.sId, revision: wanted.revision }] as const] : [];

/** Takes the row of a line over as it is now (OFR-037). */
export function withRowRenewed(offer: OfferDraft, { id, material }: OfferLine, revision: number): OfferDraft {
  if (!material) return offer;
  const { quotationId, sId } = material;
  return { ...offer, rows: { ...offer.rows, [id]: { quotation: quotationId, sId, revision } } };
}
