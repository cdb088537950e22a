import type { RegisterCell, RegisterRow, RegisterRows, RegisterSheets } from '#shared/registers/register.ts';
import type { Customer } from '#shared/schemas/customer.ts';
import { customerKinds, documentLanguages } from '#shared/schemas/customer-input.ts';

const text = 'text';
const address = { address: text, postalCode: text, city: text, province: text, country: text } as const;

/** The customers of an owner as a spreadsheet: one row each, sites and contacts tied by the id of their customer (CUS-041). */
export const customerSheets = {
  customers: {
    ...({ id: text, kind: customerKinds, firstName: text, lastName: text, company: text } as const),
    ...({ vatNumber: text, taxCode: text, sdiCode: text, pec: text, email: text } as const),
    ...({ phone: text, phone1: text, ...address, language: documentLanguages } as const),
    ...({ paysByTaxTransfer: 'flag', note: text, archived: 'flag' } as const),
  },
  sites: { customer: text, id: text, label: text, ...address, dwelling: 'flag', note: text },
  contacts: { customer: text, id: text, name: text, role: text, phone: text, email: text },
} as const satisfies RegisterSheets;

export type CustomerSheet = keyof typeof customerSheets;

/** The cells of the columns of a sheet. */
export function cellsOf(sheet: CustomerSheet, values: object): RegisterRow['cells'] {
  const known = values as Readonly<Record<string, RegisterCell>>;
  return Object.fromEntries(Object.keys(customerSheets[sheet]).map((key) => [key, known[key] ?? null]));
}

const rowOf = (sheet: CustomerSheet, values: object): RegisterRow => ({
  line: 0,
  cells: cellsOf(sheet, values),
});

/** The rows of some customers. */
export const rowsOfCustomers = (customers: readonly Customer[]): RegisterRows => ({
  customers: customers.map((customer) => rowOf('customers', customer)),
  sites: customers.flatMap(({ id, sites }) => sites.map((site) => rowOf('sites', { ...site, customer: id }))),
  contacts: customers.flatMap(({ id, contacts }) =>
    contacts.map((contact) => rowOf('contacts', { ...contact, customer: id })),
  ),
});
