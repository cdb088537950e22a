import type { RegisterRow } from '#shared/registers/register.ts';
import type { Contact, CustomerFields, Site } from '#shared/schemas/customer.ts';
import { isDwellingOf } from './customer-defaults.ts';

type Cells = RegisterRow['cells'];

/** The cells with a content: an empty one changes nothing (CUS-043). */
export const filledCells = (cells: Cells, left: readonly string[] = []): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(cells).filter(([key, cell]) => cell !== null && cell !== undefined && !left.includes(key)),
  );

const word = (text: unknown) =>
  typeof text === 'string' ? text.trim().toLowerCase().replace(/\s+/gu, ' ') : '';
const place = ({ address, city }: { address?: unknown; city?: unknown }) =>
  `${word(address)} ${word(city)}`.trim();

type Laid<Part> = { parts: Part[]; changed: Part };

/** A part of a customer that a row means gets its cells; a row that means none is a new part. */
function laid<Part extends { id: string }>(
  parts: readonly Part[],
  isMeant: (part: Part) => boolean,
  values: object,
  empty: Part,
): Laid<Part> {
  const at = parts.findIndex(isMeant);
  const changed = { ...(parts[at] ?? empty), ...values };
  return {
    parts: at < 0 ? [...parts, changed] : parts.map((part, index) => (index === at ? changed : part)),
    changed,
  };
}

/** A site by its id, else by its address and city. */
export function withSite(customer: CustomerFields, cells: Cells, newId: () => string): CustomerFields {
  const values = filledCells(cells, ['customer', 'id']);
  const { parts } = laid<Site>(
    customer.sites,
    (site) => site.id === cells.id || (place(site) !== '' && place(site) === place(cells)),
    values,
    {
      ...{
        id: newId(),
        label: null,
        address: null,
        postalCode: null,
        city: null,
        province: null,
        note: null,
      },
      ...{ country: customer.country, dwelling: isDwellingOf(customer.kind) },
    },
  );
  return { ...customer, sites: parts };
}

/** A contact by its id, else by its name. */
export function withContact(customer: CustomerFields, cells: Cells, newId: () => string): CustomerFields {
  const values = filledCells(cells, ['customer', 'id']);
  const { parts } = laid<Contact>(
    customer.contacts,
    (contact) =>
      contact.id === cells.id || (word(cells.name) !== '' && word(contact.name) === word(cells.name)),
    values,
    { id: newId(), name: '', role: null, phone: null, email: null },
  );
  return { ...customer, contacts: parts };
}
