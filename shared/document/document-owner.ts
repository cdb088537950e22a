import { isCompanyType } from '#shared/accounts/company-types.ts';
import type { UserSnapshot } from '#shared/schemas/user.ts';
import { pictureAddress } from '#shared/uploads/picture-address.ts';
import type { DocumentOptions } from './document-options.ts';
import { type DocumentTexts, fill } from './document-texts.ts';
import { provinceInBrackets } from './province-in-brackets.ts';

/** The owner of the quotation: the lead is set in bold. */
export type DocumentOwner = {
  label: string;
  lead: string;
  lines: readonly string[];
  logo: { address: string; alt: string } | null;
};

/** The company line of the owner; none for private users and users without a company type (QPR-009, QPR-011). */
export function companyOf({ type, company }: Pick<UserSnapshot, 'type' | 'company'>): string | null {
  return isCompanyType(type) ? company?.trim() || null : null;
}

/** The block of the owner: company or person first, then place, telephones and e-mail (QPR-009). */
export function documentOwner(
  user: UserSnapshot,
  { ownerLogo }: Pick<DocumentOptions, 'ownerLogo'>,
  texts: Pick<DocumentTexts, 'preparedBy' | 'logoOf'>,
): DocumentOwner {
  const company = companyOf(user);
  const person = `${user.firstName} ${user.lastName}`.trim();
  const lead = company ?? (person || user.email);
  const phones = [user.phone, user.phone1].filter(Boolean).join(' · ');
  const lines = [company ? person : '', addressLine(user), phones, user.email];
  const address = pictureAddress(ownerLogo === undefined ? user.imageUrl : ownerLogo);
  return {
    label: texts.preparedBy,
    lead,
    lines: lines.filter((line) => line !== '' && line !== lead),
    logo: user.showLogo && address ? { address, alt: fill(texts.logoOf, { name: lead }) } : null,
  };
}

type Address = { [Field in 'address' | 'postalCode' | 'city' | 'province']?: string | null | undefined };

/** 'Via Emilia 2, 40132 Bologna (BO)', as far as it is known. A province in brackets says nothing alone. */
export function addressLine({ address, postalCode, city, province }: Address): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  const place = [address, town].filter(Boolean).join(', ');
  return place && [place, provinceInBrackets(province)].filter(Boolean).join(' ');
}
