import type { OfferLink } from '#shared/schemas/offer-link.ts';
import type { OfferVersion } from '#shared/schemas/sent-offer.ts';

/**
 * Where a customer is written to: the address that the link was sent to, else the first one that the version names; never
 * one that a guest typed (ACC-028). A link may be for a name alone.
 */
export const recipientOf = (
  { recipient }: Pick<OfferLink, 'recipient'>,
  { recipients }: Pick<OfferVersion, 'recipients'>,
): string | undefined => (recipient?.includes('@') ? recipient : recipients[0]);
