import type { Offer } from '#shared/schemas/offer.ts';

/** The row of a quotation that a save takes for a line, at the revision that was shown. */
export type TakenRow = { quotation: string; sId: string; revision: number };

/** An offer while it is edited: `rows` are those that the next save takes, by the ids of their lines. */
export type OfferDraft = Omit<Offer, 'revision' | 'updatedAt' | 'updatedBy'> & {
  rows: Readonly<Record<string, TakenRow>>;
};

const noRows: OfferDraft['rows'] = {};

/** The part of a stored offer that is edited. */
export function offerDraft({ revision, updatedAt, updatedBy, ...offer }: Offer): OfferDraft {
  return { ...offer, rows: noRows };
}
