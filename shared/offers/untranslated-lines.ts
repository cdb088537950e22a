import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';

/** The owner's own lines that print a text in Italian, as they have none in the language of the document (OFR-088). */
export const untranslatedLines = ({ lines, language }: Pick<Offer, 'lines' | 'language'>): OfferLine[] =>
  language === 'it'
    ? []
    : lines.filter(
        ({ material, description, longText }) =>
          material === null && [description, longText].some((text) => text?.it && !text[language]),
      );
