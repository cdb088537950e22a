import { nonBreakingSpace } from '#shared/format/format-number.ts';
import { accents, type OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { CurrentUser, UserSnapshot } from '#shared/schemas/user.ts';
import { pictureAddress } from '#shared/uploads/picture-address.ts';
import { addressLine, companyOf } from '../document-owner.ts';
import { fill } from '../document-texts.ts';
import type { OfferDocumentTexts } from './offer-texts.ts';

/** Who makes the offer: part of their profile. */
export type OfferOwner = Pick<
  CurrentUser,
  'firstName' | 'lastName' | 'email' | 'type' | 'company' | 'country' | 'showLogo' | 'imageUrl'
> &
  Pick<UserSnapshot, 'address' | 'postalCode' | 'city' | 'province' | 'phone' | 'phone1'>;

/** The data for offers that documents print. */
export type PrintedSettings = Pick<
  OfferSettings,
  'accent' | 'businessName' | 'vatNumber' | 'taxCode' | 'registration' | 'pec' | 'iban' | 'insurance'
>;

/** The head of the document, all of its owner's (OFR-077). */
export type OfferHeadOwner = {
  name: string;
  /** Who signs. */
  person: string;
  city: string | null;
  lines: readonly string[];
  logo: { address: string; alt: string } | null;
  /** A CSS colour. */
  accent: string;
};

/** The texts of an owner's head. */
export type HeadTexts = Pick<OfferDocumentTexts, 'pec' | 'vatNumber' | 'taxCode' | 'insurance' | 'logoOf'>;

type Around = { settings: PrintedSettings; ownerLogo?: string | null | undefined };

export function offerOwner(
  user: OfferOwner,
  { settings, ownerLogo }: Around,
  texts: HeadTexts,
): OfferHeadOwner {
  const person = `${user.firstName} ${user.lastName}`.trim();
  const name = settings.businessName || companyOf(user) || person || user.email;
  const address = pictureAddress(ownerLogo === undefined ? user.imageUrl : ownerLogo);
  return {
    name,
    person: person === name ? '' : person,
    city: user.city?.trim() || null,
    lines: headLines(user, settings, texts),
    logo: user.showLogo && address ? { address, alt: fill(texts.logoOf, { name }) } : null,
    accent: accents[settings.accent],
  };
}

/** A line breaks between its parts. */
const inOneLine = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.flatMap((part) => (part ? [part.replaceAll(' ', nonBreakingSpace)] : [])).join(' · ');

/** Address; how to reach them; who they are for the tax office; insurance. */
function headLines(user: OfferOwner, settings: PrintedSettings, texts: HeadTexts): string[] {
  const { vatNumber, taxCode, registration, pec, insurance } = settings;
  return [
    addressLine(user),
    inOneLine([user.phone, user.phone1, user.email, pec && fill(texts.pec, { address: pec })]),
    inOneLine([
      vatNumber && fill(texts.vatNumber, { number: vatNumber }),
      taxCode && taxCode !== vatNumber && fill(texts.taxCode, { code: taxCode }),
      registration,
    ]),
    insurance ? fill(texts.insurance, { insurance }) : '',
  ].filter(Boolean);
}
