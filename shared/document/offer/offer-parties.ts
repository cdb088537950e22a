import type { Offer, PrintedCustomer, PrintedSite } from '#shared/schemas/offer.ts';
import { addressLine } from '../document-owner.ts';
import { fill } from '../document-texts.ts';
import type { OfferDocumentTexts } from './offer-texts.ts';

/** A block under the head: its first line is set in bold. */
export type OfferParty = { label: string; lead: string; lines: readonly string[] };

type Around = { language: Offer['language'] /** The owner's: another one is named. */; country: string };
type Address = Pick<PrintedSite, 'address' | 'postalCode' | 'city' | 'province' | 'country'>;

/** The customer with their identifiers and the chosen contact (OFR-089). */
export function customerBlock(
  { customer, contact }: Pick<Offer, 'customer' | 'contact'>,
  around: Around,
  texts: OfferDocumentTexts,
): OfferParty {
  const attention = contact && [contact.name, contact.role].filter(Boolean).join(', ');
  const lines = [
    ...(customer ? [addressIn(customer, around)] : []),
    attention ? fill(texts.attention, { name: attention }) : '',
    ...(customer ? identifiersOf(customer, texts) : []),
  ];
  return { label: texts.customer, lead: customer?.name ?? '', lines: lines.filter(Boolean) };
}

const identifiersOf = ({ vatNumber, taxCode, sdiCode, pec }: PrintedCustomer, texts: OfferDocumentTexts) => [
  vatNumber ? fill(texts.vatNumber, { number: vatNumber }) : '',
  taxCode && taxCode !== vatNumber ? fill(texts.taxCode, { code: taxCode }) : '',
  sdiCode ? fill(texts.sdiCode, { code: sdiCode }) : '',
  pec ? fill(texts.pec, { address: pec }) : '',
];

/** The place of work: the site, else where the customer is (CUS-014). */
export function siteLines({ site, customer }: Pick<Offer, 'site' | 'customer'>, around: Around): string[] {
  const place = site ?? customer;
  if (!place) return [];
  return [site?.label ?? '', addressIn(place, around)].filter(Boolean);
}

function addressIn(place: Address, { language, country }: Around): string {
  const abroad = place.country && place.country !== country ? countryName(place.country, language) : '';
  return [addressLine(place), abroad].filter(Boolean).join(', ');
}

function countryName(code: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(code) ?? code;
  } catch {
    // No two letters: it was stored before they were asked for.
    return code;
  }
}
