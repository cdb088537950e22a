import type { Offer } from '#shared/schemas/offer.ts';
import type { OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { OfferDocumentTexts } from './offer-texts.ts';

/** Kinds of customers who may withdraw from a contract that was made at a distance. */
const consumers: readonly unknown[] = ['private', 'condominium'] satisfies NonNullable<
  Offer['customer']
>['kind'][];

/** The notice of the right to withdraw: that of the owner, else the one that all begin with; consumers alone (ACC-023). */
export function withdrawalNotice(
  { customer, language }: Pick<Offer, 'customer' | 'language'>,
  { withdrawalNotice: own }: Pick<OfferSettings, 'withdrawalNotice'>,
  texts: Pick<OfferDocumentTexts, 'withdrawal'>,
): string | null {
  if (!consumers.includes(customer?.kind)) return null;
  if (own === null) return texts.withdrawal;
  return own[language]?.trim() || own.it.trim() || null;
}

/** The notice as documents print it: plain text under its title. */
export type TitledNotice = { title: string; text: string };

export const titledNotice = (
  text: string | null,
  { withdrawalTitle: title }: Pick<OfferDocumentTexts, 'withdrawalTitle'>,
): TitledNotice | null => (text === null ? null : { title, text });
