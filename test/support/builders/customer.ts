import { emptyCustomer } from '#shared/customers/customer-defaults.ts';
import { lightCustomer } from '#shared/customers/light-customer.ts';
import type { Contact, Customer, CustomerLight, Site } from '#shared/schemas/customer.ts';

let made = 0;

/** A private customer in Bologna. */
export const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
  ...emptyCustomer('private', 'IT'),
  id: `customer-${++made}`,
  uid: 'owner',
  revision: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'Andrea Conti',
  notDuplicateOf: [],
  mergedInto: null,
  firstName: 'Anna',
  lastName: 'Rossi',
  city: 'Bologna',
  ...changes,
});

export const aLightCustomer = (changes: Partial<Customer> = {}): CustomerLight =>
  lightCustomer(aCustomer(changes));

export const aSite = (changes: Partial<Site> = {}): Site => ({
  id: 'site-0001',
  label: 'Casa al mare',
  address: 'Via Roma 1',
  postalCode: '47921',
  city: 'Rimini',
  province: 'RN',
  country: 'IT',
  dwelling: true,
  note: null,
  ...changes,
});

export const aContact = (changes: Partial<Contact> = {}): Contact => ({
  id: 'contact-01',
  name: 'Paola Galli',
  role: 'Amministratore',
  phone: '051 223344',
  email: 'paola@example.com',
  ...changes,
});
