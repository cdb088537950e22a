/** Limits of an offer (OFR-013, OFR-014); a file without schemas, which the calculation needs too. */

/** Materials are in the finished price, listed with or without price, supplied by the customer (OFR-025). */
export const offerPolicies = ['inPrice', 'priced', 'listed', 'byCustomer'] as const;

/** The title of an offer that nobody named. */
export const defaultOfferTitle = 'Offerta';

export const maximumLines = 300;
export const maximumSections = 40;
/** Groups of alternatives. */
export const maximumGroups = 20;
export const maximumMilestones = 12;
/** Works that one material names. */
export const maximumWorks = 40;
/** Characters of all texts of the lines together. */
export const longestLineTexts = 100_000;
/** Characters of one rich text as it is stored. */
export const longestRichText = 5000;
/** In thousandths: a million. */
export const largestQuantity = 1_000_000_000;
/** In ten-thousandths of a euro: a million. */
export const largestPrice = 10_000_000_000;
/** In ten-thousandths of an hour: a thousand. */
export const largestHours = 10_000_000;
/** In cents: a hundred millions. */
export const largestAmount = 10_000_000_000;
/** In hundredths of a percent: a hundred percent. */
export const wholePercent = 10_000;
/** In hundredths of a percent: a thousand percent. */
export const largestMarkup = 100_000;
/** In hundredths of a percent: thirty percent, of VAT and of what is withheld. */
export const largestRate = 3000;
/** In cents. */
export const stampDuty = 200;
/** Stamp duty is due above this sum, in cents. */
export const stampThreshold = 7747;
