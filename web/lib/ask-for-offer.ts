/** A new offer begins with these: a customer, a quotation by its id and name. */
export type OfferBeginning = {
  customer?: string | undefined;
  quotation?: { id: string; name: string } | undefined;
};

/** State of a navigation to the list of offers: opens the dialog of a new one. */
export const askForOffer = ({ customer, quotation }: OfferBeginning) => ({
  newOffer: { customer, quotation: quotation && { id: quotation.id, name: quotation.name } },
});
