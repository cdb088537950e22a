import type { OfferSection, OfferTerms, VatCode } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import type { Work } from '#shared/schemas/work.ts';
import { copiedWork } from './changed-work.ts';
import { evaluateOffer } from './evaluate-offer.ts';
import { vatOfWork } from './offered-vat.ts';
import { shownLines } from './shown-lines.ts';

type Placed = Pick<OfferLine, 'id' | 'sectionId' | 'vat'>;

const empty: Omit<OfferLine, keyof Placed> = {
  ...{ kind: 'free', description: { it: '' }, longText: null, unit: 'pz', quantity: 1000, price: null },
  ...{ discount: 0, quantityFrom: null, optional: false, alternative: null, chosen: false },
  ...{ hours: null, hourlyCost: null, unitCost: null, work: null, material: null },
};

/** A new line of the owner's own words (WRK-029). */
export const freeLine = (placed: Placed): OfferLine => ({ ...empty, ...placed });

/** A new line of a work, as it is today (WRK-012); a lump sum begins with one (WRK-003). */
export const workLine = (
  work: Work,
  placed: Placed,
  quantity: number | null,
  offered: readonly VatCode[],
): OfferLine => ({
  ...empty,
  ...placed,
  kind: 'work',
  ...copiedWork(work),
  vat: vatOfWork(work, offered, placed.vat),
  quantity: quantity ?? (work.unit === 'corpo' ? 1000 : 0),
});

/** Changes one line; a typed quantity no longer comes from measures (OFR-016). */
export function withLine<Offer extends OfferTerms>(
  offer: Offer,
  id: string,
  change: Partial<OfferLine>,
): Offer {
  const left = change.quantity === undefined || change.quantityFrom ? {} : { quantityFrom: null };
  return {
    ...offer,
    lines: offer.lines.map((line) => (line.id === id ? { ...line, ...change, ...left } : line)),
  };
}

/** Adds lines at the end of their sections, or behind one of them. */
export function withNewLines<Offer extends OfferTerms>(
  offer: Offer,
  added: readonly OfferLine[],
  behind?: string,
): Offer {
  const place = offer.lines.findIndex(({ id }) => id === behind) + 1;
  return { ...offer, lines: offer.lines.toSpliced(place || offer.lines.length, 0, ...added) };
}

/** A copy of a work or free line below it: an ordinary line, which no choice is made of yet. */
export function withCopyOf<Offer extends OfferTerms>(offer: Offer, id: string, copyId: string): Offer {
  const line = offer.lines.find((each) => each.id === id);
  if (!line || line.material) return offer;
  return withNewLines(offer, [{ ...line, id: copyId, alternative: null, chosen: false }], id);
}

export const withoutLines = <Offer extends OfferTerms>(offer: Offer, ids: ReadonlySet<string>): Offer => ({
  ...offer,
  lines: offer.lines.filter(({ id }) => !ids.has(id)),
});

/** Gives one VAT code to every line (OFR-056). */
export const withVatOfAll = <Offer extends OfferTerms>(offer: Offer, vat: string): Offer => ({
  ...offer,
  lines: offer.lines.map((line) => (line.vat === vat ? line : { ...line, vat })),
});

/** Ids of the sections and lines in the order that they are shown and moved in; materials under a work go with it. */
export const shownOrder = (offer: OfferTerms): string[] =>
  shownLines(offer).flatMap(({ section, lines }) => [
    ...(section ? [section.id] : []),
    ...lines.flatMap(({ at }) => offer.lines[at]?.id ?? []),
  ]);

/** Moves a section with its lines, or a line with the materials under it, to a place of the shown order (OFR-010). */
export function withMoved<Offer extends OfferTerms>(offer: Offer, id: string, position: number): Offer {
  const order = shownOrder(offer).filter((each) => each !== id);
  const moved = order.toSpliced(position, 0, id);
  const sections = new Map(offer.sections.map((section) => [section.id, section]));
  if (sections.has(id)) return { ...offer, sections: moved.flatMap((each) => sections.get(each) ?? []) };
  return { ...offer, lines: movedLines(offer, id, moved, sections) };
}

function movedLines(
  offer: OfferTerms,
  id: string,
  order: readonly string[],
  sections: ReadonlyMap<string, OfferSection>,
): OfferLine[] {
  const behind = order.slice(0, order.indexOf(id));
  const sectionId = behind.findLast((each) => sections.has(each)) ?? null;
  const place = new Map(order.map((each, at) => [each, at]));
  const taken = withMaterials(offer, id);
  const { lines } = evaluateOffer(offer);
  const placeOf = (line: OfferLine, at: number) =>
    place.get(line.id) ?? place.get(offer.lines[lines[at]?.works[0] ?? at]?.id ?? '') ?? at;
  return offer.lines
    .map((line, at) => ({ line: taken.has(line.id) ? { ...line, sectionId } : line, at: placeOf(line, at) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => line);
}

/** A line and the materials that are shown under it. */
function withMaterials(offer: OfferTerms, id: string): ReadonlySet<string> {
  const shown = shownLines(offer)
    .flatMap(({ lines }) => lines)
    .find(({ at }) => offer.lines[at]?.id === id);
  return new Set([id, ...(shown?.materials ?? []).flatMap((at) => offer.lines[at]?.id ?? [])]);
}
