import * as z from 'zod/mini';

const optional = z._default(z.nullable(z.string()), null);

/** A link to an offer: it opens the newest version (SND-031, SND-032). */
export const offerLink = z.object({
  id: z.string(),
  offer: z.string(),
  uid: z.string(),
  /** The address that it was sent to, or a name that the owner gave. */
  recipient: optional,
  /** On the owner's own device, for a signature on the spot (SND-033). */
  inPerson: z._default(z.boolean(), false),
  /** SHA-256 of the token that opens it. */
  tokenHash: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  firstOpenedAt: optional,
  openedAt: optional,
  visits: z._default(z.number(), 0),
  /** The newest version that was seen by it. */
  seen: z._default(z.number(), 0),
});
export type OfferLink = z.infer<typeof offerLink>;
/** Links of one offer that are good at the same time. */
export const mostOfferLinks = 10;
