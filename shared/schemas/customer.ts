import type * as z from 'zod/mini';
import type { contactInput, customerKinds, documentLanguages, siteInput } from './customer-input.ts';

export type CustomerKind = (typeof customerKinds)[number];
export type CustomerLanguage = (typeof documentLanguages)[number];

/** A place where work is done for a customer (CUS-014). */
export type Site = z.output<typeof siteInput>;
/** Somebody who speaks for a customer (CUS-016). */
export type Contact = z.output<typeof contactInput>;

/** A customer as its owner types it; an empty text is null. */
export type CustomerFields = {
  kind: CustomerKind;
  firstName: string | null;
  lastName: string | null;
  /** The name of the company, condominium or body. */
  company: string | null;
  vatNumber: string | null;
  taxCode: string | null;
  sdiCode: string | null;
  pec: string | null;
  email: string | null;
  phone: string | null;
  phone1: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  province: string | null;
  country: string;
  language: CustomerLanguage;
  /** The building is renovated with a tax relief: it is paid by a transfer of its own kind. */
  paysByTaxTransfer: boolean;
  note: string | null;
  sites: readonly Site[];
  contacts: readonly Contact[];
  archived: boolean;
};

/** A customer of one owner. */
export type Customer = CustomerFields & {
  id: string;
  uid: string;
  revision: number;
  createdAt: string;
  updatedAt: string;
  updatedBy: string;
  /** Customers that look like this one and are not (CUS-040). */
  notDuplicateOf: readonly string[];
  /** The customer that this one becomes part of; only while a merge is at work. */
  mergedInto: string | null;
};

/** A customer as lists, search and pickers have it. */
export type CustomerLight = Pick<
  Customer,
  | 'id'
  | 'kind'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'vatNumber'
  | 'taxCode'
  | 'email'
  | 'pec'
  | 'phone'
  | 'phone1'
  | 'city'
  | 'country'
  | 'archived'
  | 'revision'
  | 'updatedAt'
  | 'notDuplicateOf'
> & {
  /** Contacts by name, sites by label, address and city, and their addresses of e-mail: what else a search finds. */
  otherWords: readonly string[];
  /** The phones of contacts. */
  otherPhones: readonly string[];
};
