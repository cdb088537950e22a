import * as z from 'zod/mini';
import { languages } from '#shared/languages.ts';
import { id } from './id.ts';

/** Readers of a shared quotation: the customer with prices, the site with packages and phases and no price. */
export const audiences = ['CUSTOMER', 'SITE'] as const;

/** Links of one quotation that are good at the same time. */
export const mostShareLinks = 20;
/** Days a link may be good for. */
const longestShare = 365;

const sharedView = {
  audience: z.enum(audiences),
  /** The language that the document opens in; its readers may switch. */
  language: z.enum(languages),
  /** The list price of each package; never shown to the site. */
  showPrices: z.boolean(),
  showSpecs: z.boolean(),
};

/** A new share link: its quotation, its days, and what it shows. */
export const createShareLinkInput = z.strictObject({
  /** Made by the client: a retry with the same key answers the same link. */
  key: id,
  quotation: id,
  days: z.number().check(z.int(), z.gte(1), z.lte(longestShare)),
  ...sharedView,
});
export type CreateShareLinkInput = z.output<typeof createShareLinkInput>;

/** A link that opens the printed quotation without a session, until it expires or is revoked. */
export const shareLink = z.object({
  id: z.string(),
  quotation: z.string(),
  ...sharedView,
  /** SHA-256 of the token that opens it. */
  tokenHash: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  expiresAt: z.string(),
  firstOpenedAt: z.optional(z.string()),
  openedAt: z.optional(z.string()),
  /** Visits; what is opened within the same minute is one. */
  openings: z.number(),
});
export type ShareLink = z.output<typeof shareLink>;
