import { fileName } from '#shared/quotation-name/quotation-file-name.ts';
import type { Offer, PrintedCustomer } from '#shared/schemas/offer.ts';
import { offerNumber } from './offer-number.ts';

type Named = Pick<Offer, 'prefix' | 'number' | 'year'> & { customer: Pick<PrintedCustomer, 'name'> | null };

/** The title of an offer's documents, 'Offerta 12/2026 - CUSTOMER': the browser names what it prints after it. */
export const offerTitle = (offer: Named, { title }: { title: string }): string =>
  [`${title} ${offerNumber(offer)}`, offer.customer?.name].filter(Boolean).join(' - ');

/** 'Offerta 12-2026 - CUSTOMER.pdf', and with a word of its own the file that only its owner gets (OFR-093, OFR-094). */
export const offerFileName = (
  offer: Named,
  extension: string,
  { title, internal }: { title: string; internal?: string | false | undefined },
): string =>
  // 'Rossi S.r.l.' ends with the dot that the extension brings.
  fileName(
    [offerTitle(offer, { title }), internal].filter(Boolean).join(' - ').replace(/\.+$/, ''),
    extension,
  );
