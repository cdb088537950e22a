/** A new offer begins with these: the ids of a customer and a template, a quotation by its id and name. */
export type OfferBeginning = {
  customer?: string | undefined;
  quotation?: { id: string; name: string } | undefined;
  template?: string | undefined;
};

const named = ({ id, name }: NonNullable<OfferBeginning['quotation']>) => ({ id, name });

/** State of a navigation to the list of offers: opens the dialog of a new one. */
export const askForOffer = ({ quotation, ...others }: OfferBeginning) => ({
  newOffer: { ...others, quotation: quotation && named(quotation) },
});
