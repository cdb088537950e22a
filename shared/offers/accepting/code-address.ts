import type { OfferLink } from '#shared/schemas/offer-link.ts';
import type { Delivery, OfferVersion } from '#shared/schemas/sent-offer.ts';
import { recipientOf } from './recipient-of.ts';

/** A mail about the offer, and what became of it. */
export type KnownMail = Pick<Delivery, 'address' | 'status' | 'permanent' | 'at'>;

/** Where a code goes: no address from which mails come back for good, as a customer would wait for ever (ACC-028). */
export function codeAddress(
  link: Pick<OfferLink, 'recipient'>,
  { recipients }: Pick<OfferVersion, 'recipients'>,
  mails: readonly KnownMail[],
): string | undefined {
  const works = (address: string) => !cameBack(address, mails);
  const to = recipientOf(link, { recipients: recipients.filter(works) });
  return to && works(to) ? to : undefined;
}

/** One that arrived later makes good for it. */
function cameBack(address: string, mails: readonly KnownMail[]): boolean {
  const telling = mails.filter(
    (mail) =>
      mail.address.toLowerCase() === address.toLowerCase() && (mail.permanent || mail.status === 'delivered'),
  );
  return telling.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1)?.permanent ?? false;
}
