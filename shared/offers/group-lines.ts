import type { OfferTerms } from '#shared/schemas/offer.ts';
import { withLine } from './edit-lines.ts';

/** Makes a line an alternative to another one: it joins the other's group, or both make a new one (OFR-041). */
export function withAlternative<Offer extends OfferTerms>(
  offer: Offer,
  id: string,
  other: string,
  newGroup: string,
): Offer {
  const partner = offer.lines.find((line) => line.id === other);
  if (!partner || other === id) return offer;
  const group = partner.alternative ?? newGroup;
  const joined = withLine(offer, other, {
    alternative: group,
    optional: false,
    chosen: partner.alternative === null || partner.chosen,
  });
  return withLine(joined, id, { alternative: group, optional: false, chosen: false });
}

/** Makes a line the chosen one of its group; the others stay as they are printed, and count no longer (OFR-041). */
export function withChosen<Offer extends OfferTerms>(offer: Offer, id: string): Offer {
  const group = offer.lines.find((line) => line.id === id)?.alternative;
  if (group == null) return offer;
  return {
    ...offer,
    lines: offer.lines.map((line) =>
      line.alternative === group && line.chosen !== (line.id === id)
        ? { ...line, chosen: line.id === id }
        : line,
    ),
  };
}
