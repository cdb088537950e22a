import { siteLines } from '#shared/document/offer/offer-parties.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { cents } from '#shared/money/units.ts';
import { offerNumber } from '#shared/offers/offer-number.ts';
import type { MailValues } from '#shared/offers/sending/mail-texts.ts';
import type { OfferView } from '#web/features/offers/edit/use-offer-view.ts';
import type { SessionUser } from '#web/lib/session.ts';

/** The values of the words in braces, as the server will fill them in (SND-016). */
export function mailValuesOf(
  { offer, owner }: Pick<OfferView, 'offer' | 'owner'>,
  user: SessionUser,
): MailValues {
  const { draft, evaluated } = offer;
  return {
    cliente: draft.customer?.name ?? '',
    cantiere: siteLines(draft, { language: draft.language, country: user.country }).join(', '),
    numero: offerNumber(draft),
    scadenza: formatDate(`${draft.validUntil}T12:00:00Z`),
    totale: formatMoney(cents(evaluated.total)),
    firma: signatureOf(user, owner.name),
    link: '',
  };
}

/** The person, the business and the telephone that a text is signed with (SND-016). */
export function signatureOf(user: SessionUser, business: string | null): string {
  const person = `${user.firstName} ${user.lastName}`.trim();
  return [person === business ? '' : person, business, user.phone || user.phone1].filter(Boolean).join('\n');
}

/**
 * The values that a text to be edited is filled with at once. The address comes with the sending. A value with braces waits
 * for it, too: what was filled in is not read again (SND-016).
 */
export const filledAtOnce = ({ link, ...values }: MailValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !/[{}]/.test(value)));
