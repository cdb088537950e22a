import type { EvaluatedOffer } from '#shared/offers/evaluate-offer.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { colourBadge, type DocumentBadge } from '../document-rows.ts';
import { type LocalisedText, localisedText } from '../localised-text.ts';
import { packsOf, quantityOf, type RowsAround } from './offer-rows.ts';
import { linesToPrint } from './offer-sections.ts';
import type { Printed } from './printed.ts';

type MaterialRow = {
  id: string;
  name: LocalisedText;
  colour: DocumentBadge | null;
  packages: string;
  quantity: Printed & { unit: string };
};
export type OfferMaterials = { title: string; rows: readonly MaterialRow[] };

/** The table of materials without any money: those used, or those the customer supplies (OFR-031, OFR-032). */
export function offerMaterials(
  given: { offer: Offer; evaluated: EvaluatedOffer },
  { texts, language }: RowsAround,
): OfferMaterials | null {
  const { policy } = given.offer;
  if (policy !== 'listed' && policy !== 'byCustomer') return null;
  const rows = linesToPrint(given)
    .filter(({ line, values }) => line.material && values.counts && values.amount === null)
    .map(
      ({ line }): MaterialRow => ({
        id: line.id,
        name: localisedText(line.description, language),
        colour: line.material?.color ? colourBadge(line.material.color, line.material.colorlist) : null,
        packages: packsOf(line),
        quantity: quantityOf(line, texts),
      }),
    );
  const { used, byCustomer } = texts.materials;
  return rows.length === 0 ? null : { title: policy === 'listed' ? used : byCustomer, rows };
}
