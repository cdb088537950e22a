/** First values and limits of a quotation; a file without schemas, which not every function needs. */

/** Square metres a quotation starts with (QCA-011). */
export const defaultArea = 100;
/** In square metres. */
export const largestArea = 10_000_000;
/**
 * The size of an answer decides: 150 rows are half a megabyte, 1.1 where all are of the dearest product (decision 5).
 */
export const maximumRows = 150;
/** Characters of a quotation's name. */
export const longestQuotationName = 200;
/** The name of a quotation that nobody named. */
export const defaultQuotationName = 'Preventivo';
