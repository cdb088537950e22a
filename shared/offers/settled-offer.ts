import type { OfferTerms } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';
import { evaluateOffer } from './evaluate-offer.ts';
import { inSectionOrder } from './section-order.ts';

/**
 * An offer after an edit, in screen and server alike. Lines stand in the order of their sections. Names of lines that
 * are gone leave materials. A group of one line is an ordinary line, and of every other group exactly one is chosen
 * (OFR-042, OFR-044). The rounding goes once nothing counts any more (OFR-050).
 */
export function settledOffer<Offer extends OfferTerms>(offer: Offer): Offer {
  const ordered = inSectionOrder(offer);
  const settled = withLines(ordered, settledGroups(withoutLostWorks(ordered.lines)));
  const isEmpty = settled.rounding !== null && evaluateOffer(settled).sum === 0;
  return isEmpty ? { ...settled, rounding: null } : settled;
}

const withLines = <Offer extends OfferTerms>(offer: Offer, lines: readonly OfferLine[]): Offer =>
  lines.every((line, at) => line === offer.lines[at]) ? offer : { ...offer, lines: [...lines] };

/** Materials name works that are there. */
function withoutLostWorks(lines: readonly OfferLine[]): readonly OfferLine[] {
  const works = new Set(lines.filter(({ kind }) => kind === 'work').map(({ id }) => id));
  return lines.map((line) => {
    const { material } = line;
    if (!material || material.works.every((id) => works.has(id))) return line;
    return { ...line, material: { ...material, works: material.works.filter((id) => works.has(id)) } };
  });
}

function settledGroups(lines: readonly OfferLine[]): readonly OfferLine[] {
  const groups = Map.groupBy(lines, ({ alternative }) => alternative);
  return lines.map((line) => {
    const { alternative, optional } = line;
    const group = alternative === null ? [line] : (groups.get(alternative) ?? []);
    const isAlone = group.length < 2;
    const chosen = isAlone ? optional && line.chosen : line === chosenOf(group);
    return chosen === line.chosen && !(isAlone && alternative !== null)
      ? line
      : { ...line, chosen, alternative: isAlone ? null : alternative };
  });
}

/** The one that is chosen, else the first of the group. */
const chosenOf = (group: readonly OfferLine[]) => group.find(({ chosen }) => chosen) ?? group[0];
