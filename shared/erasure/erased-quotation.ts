import { erasedFields } from '#shared/editing/header-fields.ts';
import type { QuotationHeader } from '#shared/schemas/quotation.ts';
import type { UserSnapshot } from '#shared/schemas/user.ts';

/** The names of the erased person, and the label that replaces them. */
export type Erased = { names: readonly string[]; label: string };

/** The name of an author; the erased person has no name any more. */
export const authorOf = (name: string, { names, label }: Erased): string =>
  names.includes(name) ? label : name;

/**
 * The erased owner in a quotation: nobody, with a price list, a type and a country. The id stays, for it is the key
 * of the quotations and leads to nobody.
 */
function nobody({ id, uid, type, country, language, pricelist }: UserSnapshot, label: string): UserSnapshot {
  const none = {
    company: null,
    address: null,
    postalCode: null,
    city: null,
    province: null,
    phone: null,
    phone1: null,
    imageUrl: null,
    imageName: null,
  };
  const kept = {
    id,
    uid,
    type: type ?? null,
    country: country ?? null,
    language: language ?? null,
    pricelist: pricelist ?? null,
  };
  return { ...none, ...kept, firstName: label, lastName: '', email: '', showLogo: false };
}

/**
 * A quotation without its owner: number, date, products and amounts stay (Italian civil code, art. 2220). The owner's
 * own words go, because they may name customers: name, place, notes, and the answers to the guided test.
 */
export function erasedHeader(header: QuotationHeader, erased: Erased): QuotationHeader {
  const { label } = erased;
  return {
    ...header,
    ...erasedFields,
    userName: label,
    user: nobody(header.user, label),
    updatedBy: authorOf(header.updatedBy, erased),
    revisions: header.revisions.map((each) => ({ ...each, savedBy: authorOf(each.savedBy, erased) })),
  };
}
