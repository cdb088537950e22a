/** How often: so many times in so many seconds. */
export type Limit = { most: number; seconds: number };

/**
 * What may be done only so often. An operation names its limit: it is counted for each account, and for each address
 * of callers without a session.
 */
export const limits = {
  'download-ticket': { most: 60, seconds: 60 },
  /** PDFs and spreadsheets together: each keeps a function busy for seconds. */
  document: { most: 60, seconds: 60 },
  /** Shared quotations that one address reads. */
  'shared-quotation': { most: 60, seconds: 60 },
  /** Tickets and links of one address that opened nothing; a right one is not counted. */
  'failed-pass': { most: 20, seconds: 60 },
  /** Texts of a product or a phase, translated: whoever does it is paid by the letter. */
  translation: { most: 30, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
