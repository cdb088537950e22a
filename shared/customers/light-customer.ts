import type { Customer, CustomerLight } from '#shared/schemas/customer.ts';

const filled = (texts: readonly (string | null)[]): string[] => texts.filter((text) => text !== null);

/** A customer as lists, search and pickers have it. */
export const lightCustomer = (customer: Customer): CustomerLight => {
  const { sites, contacts } = customer;
  return {
    id: customer.id,
    kind: customer.kind,
    firstName: customer.firstName,
    lastName: customer.lastName,
    company: customer.company,
    vatNumber: customer.vatNumber,
    taxCode: customer.taxCode,
    email: customer.email,
    pec: customer.pec,
    phone: customer.phone,
    phone1: customer.phone1,
    city: customer.city,
    country: customer.country,
    archived: customer.archived,
    revision: customer.revision,
    updatedAt: customer.updatedAt,
    notDuplicateOf: customer.notDuplicateOf,
    otherWords: [
      ...sites.flatMap(({ label, address, city }) => filled([label, address, city])),
      ...contacts.flatMap(({ name, email }) => filled([name, email])),
    ],
    otherPhones: filled(contacts.map(({ phone }) => phone)),
  };
};
