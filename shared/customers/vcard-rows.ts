import { allCountries } from '#shared/geography/all-countries.ts';
import { provinceInPlace } from '#shared/geography/province-in-place.ts';
import { provinceOf } from '#shared/geography/provinces.ts';
import type { RegisterRow } from '#shared/registers/register.ts';

/** One property of a card: its name in small letters, and its parts. */
export type CardProperty = { name: string; parts: readonly string[] };

/** The code of a country that is named in Italian, English or German. */
function countryCode(named: string): string | null {
  const typed = named.trim().toUpperCase();
  if (allCountries.includes(typed)) return typed;
  return countryNames().get(named.trim().toLowerCase()) ?? null;
}

let names: Map<string, string> | undefined;
const countryNames = () => {
  names ??= new Map(
    ['de', 'en', 'it'].flatMap((language) => {
      const said = new Intl.DisplayNames(language, { type: 'region' });
      return allCountries.map((code) => [(said.of(code) ?? code).toLowerCase(), code] as const);
    }),
  );
  return names;
};

const filled = (text: string | undefined) => text?.trim() || null;

/** The address of the first ADR: street, city, province, postal code and country (RFC 6350, 6.3.1). */
function addressOf(parts: readonly string[] | undefined) {
  if (!parts) return {};
  const [, more, street, city, region = '', postalCode, named = ''] = parts;
  const province = provinceOf(region)?.code ?? provinceInPlace(region) ?? null;
  return {
    address: filled([street, more].map(filled).filter(Boolean).join(', ')),
    city: filled(city),
    province,
    postalCode: filled(postalCode),
    country: countryCode(named),
  };
}

/** The first and last name of a private customer: N has both, of FN the last word is the last name. */
function nameOf(n: readonly string[] | undefined, fn: string | null) {
  const [lastName, firstName] = [filled(n?.[0]), filled(n?.[1])];
  if (firstName || lastName) return { firstName, lastName };
  const words = (fn ?? '').split(/\s+/u).filter(Boolean);
  return { firstName: filled(words.slice(0, -1).join(' ')), lastName: words.at(-1) ?? null };
}

/**
 * The rows that a card stands for. ORG makes a company, whose person is a contact; else the person is the customer
 * (CUS-045). `id` ties both rows.
 */
export function vcardRows(id: string, line: number, properties: readonly CardProperty[]) {
  const all = (name: string) => properties.filter((one) => one.name === name).map(({ parts }) => parts);
  const texts = (name: string) => all(name).flatMap((parts) => filled(parts.join(' ')) ?? []);
  const [fn = null] = texts('fn');
  const company = filled(all('org')[0]?.[0]);
  const person = nameOf(all('n')[0], fn);
  const fullName = [person.firstName, person.lastName].filter(Boolean).join(' ') || fn;
  const [phone = null, phone1 = null] = texts('tel').map((text) =>
    text.replace(/^tel:/i, '').replace(/;ext=/i, ' '),
  );
  const [email = null] = texts('email').map((text) => text.replace(/^mailto:/i, ''));
  const [note = null] = texts('note');
  const customer: RegisterRow = {
    line,
    cells: {
      id,
      ...(company ? { company } : person),
      phone,
      phone1,
      email,
      note,
      ...addressOf(all('adr')[0]),
    },
  };
  const isContact = company && fullName && fullName.toLowerCase() !== company.toLowerCase();
  const contact: RegisterRow = { line, cells: { customer: id, name: fullName } };
  return { customer, contacts: isContact ? [contact] : [] };
}
