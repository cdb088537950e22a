import type { CustomerFields, CustomerKind, CustomerLanguage } from '#shared/schemas/customer.ts';

const languages: Readonly<Record<string, CustomerLanguage>> = {
  ...{ DE: 'de', AT: 'de', CH: 'de', LI: 'de' },
  ...{ IT: 'it', SM: 'it', VA: 'it' },
};

/** The language of a new customer's documents (CUS-013). */
export const languageOfCountry = (country: string): CustomerLanguage => languages[country] ?? 'en';

/** Whether people live at a new site of a customer (CUS-015). */
export const isDwellingOf = (kind: CustomerKind): boolean => kind === 'private' || kind === 'condominium';

/** A customer before anything is typed. */
export const emptyCustomer = (kind: CustomerKind, country: string): CustomerFields => ({
  kind,
  firstName: null,
  lastName: null,
  company: null,
  vatNumber: null,
  taxCode: null,
  sdiCode: null,
  pec: null,
  email: null,
  phone: null,
  phone1: null,
  address: null,
  postalCode: null,
  city: null,
  province: null,
  country,
  language: languageOfCountry(country),
  paysByTaxTransfer: false,
  note: null,
  sites: [],
  contacts: [],
  archived: false,
});
