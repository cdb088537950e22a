import type { Contact, Customer, CustomerFields, Site } from '#shared/schemas/customer.ts';
import { mostContacts, mostSites } from '#shared/schemas/customer-input.ts';
import { comparedPhone } from './same-customers.ts';

/** Fields of which a merge keeps one (CUS-037). Sites and contacts are joined. */
export const mergedFields = [
  ...['kind', 'firstName', 'lastName', 'company', 'vatNumber', 'taxCode', 'sdiCode', 'pec', 'email'],
  ...['phone', 'phone1', 'address', 'postalCode', 'city', 'province', 'country', 'language'],
  ...['paysByTaxTransfer', 'note'],
] as const satisfies readonly (keyof CustomerFields)[];
export type MergedField = (typeof mergedFields)[number];

/** The fields that differ: the user chooses between two values. An empty one is filled from the other. */
export const differingFields = (kept: CustomerFields, other: CustomerFields): MergedField[] =>
  mergedFields.filter(
    (field) => kept[field] !== null && other[field] !== null && kept[field] !== other[field],
  );

const word = (text: string | null) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const placeOf = ({ address, city }: Site) => word(`${address ?? ''} ${city ?? ''}`);

/** The sites of both; those at the same address are one, which keeps its own data (CUS-038). */
export function joinedSites(kept: readonly Site[], others: readonly Site[]) {
  const sites = [...kept];
  /** Where sites of the other one went. */
  const became = new Map<string, string>();
  const ids = new Set(kept.map(({ id }) => id));
  for (const site of others) {
    const place = placeOf(site);
    const same = place ? sites.find((one) => placeOf(one) === place) : undefined;
    if (same) became.set(site.id, same.id);
    else {
      const id = freeId(site.id, ids);
      ids.add(id);
      became.set(site.id, id);
      sites.push({ ...site, id });
    }
  }
  return { sites, became };
}

const isSamePerson = (one: Contact, other: Contact): boolean =>
  (one.email !== null && one.email === other.email) ||
  (comparedPhone(one.phone) !== undefined && comparedPhone(one.phone) === comparedPhone(other.phone));

/** The contacts of both; those with the same e-mail or phone are one, which gets what it lacks (CUS-038). */
export function joinedContacts(kept: readonly Contact[], others: readonly Contact[]): Contact[] {
  const contacts = [...kept];
  const ids = new Set(kept.map(({ id }) => id));
  for (const other of others) {
    const place = contacts.findIndex((one) => isSamePerson(one, other));
    const same = contacts[place];
    if (same)
      contacts[place] = {
        ...same,
        role: same.role ?? other.role,
        phone: same.phone ?? other.phone,
        email: same.email ?? other.email,
      };
    else {
      const id = freeId(other.id, ids);
      ids.add(id);
      contacts.push({ ...other, id });
    }
  }
  return contacts;
}

/** Ids are once each in a customer: one that both have gets a number. */
function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  const stem = id.slice(0, 13);
  for (let count = 2; ; count += 1) if (!taken.has(`${stem}-${count}`)) return `${stem}-${count}`;
}

/** The fields of a merge: each is that of the one that stays, else of the other one. Sites and contacts are of both. */
export function mergedContent<Kept extends CustomerFields>(
  kept: Kept,
  other: CustomerFields,
  fromOther: readonly MergedField[],
): Kept {
  const taken = mergedFields.filter((field) => kept[field] === null || fromOther.includes(field));
  return {
    ...kept,
    ...Object.fromEntries(taken.map((field) => [field, other[field] ?? kept[field]])),
    sites: joinedSites(kept.sites, other.sites).sites,
    contacts: joinedContacts(kept.contacts, other.contacts),
    archived: kept.archived && other.archived,
  };
}

/** Parts that two customers have more of than one may have. */
export const overfullPart = ({ sites, contacts }: CustomerFields): 'sites' | 'contacts' | undefined =>
  sites.length > mostSites ? 'sites' : contacts.length > mostContacts ? 'contacts' : undefined;

/** The customer that stays, with the fields that are taken from the other one. */
export const mergedCustomer = (
  kept: Customer,
  other: Customer,
  fromOther: readonly MergedField[],
): Customer => ({
  ...mergedContent(kept, other, fromOther),
  notDuplicateOf: [...new Set([...kept.notDuplicateOf, ...other.notDuplicateOf])].filter(
    (id) => id !== kept.id && id !== other.id,
  ),
});
