/** A new offer begins with these: the ids of a customer and a template, a quotation by its id, name and site. */
export type OfferBeginning = {
  customer?: string | undefined;
  quotation?: { id: string; name: string; siteId?: string | null | undefined } | undefined;
  template?: string | undefined;
};

const named = ({ id, name, siteId }: NonNullable<OfferBeginning['quotation']>) => ({ id, name, siteId });

/** State of a navigation to the list of offers: opens the dialog of a new one. */
export const askForOffer = ({ quotation, ...others }: OfferBeginning) => ({
  newOffer: { ...others, quotation: quotation && named(quotation) },
});
