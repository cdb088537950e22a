import { formatDate } from '#shared/format/format-date.ts';
import type { MailValues } from '#shared/offers/sending/mail-texts.ts';
import type { OfferSnapshot } from './offer-snapshot.ts';

/** The words of a mail about a version (SND-016): those that its document fills in, the address, and who signs. */
export function mailValues(
  { model, number, validUntil, site, owner }: OfferSnapshot,
  link: string,
): MailValues {
  const total = model.totals.lines.find(({ kind }) => kind === 'grand');
  return {
    cliente: model.customer.lead,
    cantiere: site,
    numero: number,
    scadenza: formatDate(validUntil),
    totale: total?.value.text ?? '',
    link,
    firma: [model.owner.person, owner.name, owner.phone].filter(Boolean).join('\n'),
  };
}
