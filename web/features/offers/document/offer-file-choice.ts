import type { Offer } from '#shared/schemas/offer.ts';

/** An offer as lists and its page know it. */
export type NamedOffer = Pick<Offer, 'id' | 'prefix' | 'number' | 'year' | 'language'> & {
  customerName: string | null;
};

export type OfferFileKind = 'print' | 'pdf' | 'excel' | 'excelWithCosts' | 'accepted' | 'signed';

/** How its documents are to be made: in which language, with the measurement sheets or without. */
export type OfferFileChoice = { language: Offer['language']; measures: boolean };

/** The accepted version; `changed`: its working copy has edits that were not sent. */
export type AcceptedVersion = { version: number; signed: boolean; changed: boolean };
