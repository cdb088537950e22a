import * as z from 'zod/mini';
import { provinces } from '#shared/geography/provinces.ts';
import { knownCountry } from './country.ts';

import { id } from './id.ts';
import { longestNote } from './note-form.ts';
import { text, textOfLines } from './text.ts';

export const customerKinds = ['private', 'company', 'condominium', 'public'] as const;
/** Languages of an offer: one more than those of the product (CUS-013). */
export const documentLanguages = ['it', 'en', 'de'] as const;

export const mostSites = 20;
export const mostContacts = 10;
/** Customers of one owner, archived ones included (CUS-021). */
export const mostCustomers = 3000;

/** A text that may be empty: then it is null. */
const emptied = (schema: ReturnType<typeof text>) =>
  z.nullable(
    z.pipe(
      schema,
      z.transform((typed: string) => typed || null),
    ),
  );

const line = (longest: number) => emptied(text().check(z.maxLength(longest, 'lineLength')));
const lines = (longest: number) => emptied(textOfLines().check(z.trim(), z.maxLength(longest, 'noteLength')));

/** In small letters, as search and imports compare it. */
const email = emptied(
  z.string().check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'auth.emailInvalid'),
    z.refine((typed) => typed === '' || z.email().safeParse(typed).success, 'auth.emailInvalid'),
  ),
);

/** A telephone number as it is typed: its digits are what calls and searches use. */
const phone = emptied(
  text().check(
    z.maxLength(40, 'lineLength'),
    z.refine((typed) => typed === '' || /\d/.test(typed), 'phoneShape'),
  ),
);

/** A province of Italy by its code: addresses elsewhere have none (CUS-014). */
const province = emptied(
  z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.refine((code) => code === '' || provinces.some((known) => known.code === code), 'provinceRequired'),
  ),
);

const address = { address: line(200), postalCode: line(16), city: line(100), province };

const orNull = <Schema extends z.ZodMiniType>(schema: z.ZodMiniNullable<Schema>) => z._default(schema, null);

/** Made by the one who adds the part, once each in its customer. */
const partId = z.string().check(z.regex(/^[\w-]{8,16}$/));

export const siteInput = z.strictObject({
  id: partId,
  label: orNull(line(100)),
  address: orNull(address.address),
  postalCode: orNull(address.postalCode),
  city: orNull(address.city),
  province: orNull(address.province),
  country: knownCountry,
  /** People live there: VAT may be lower. */
  dwelling: z.boolean(),
  note: orNull(lines(500)),
});

export const contactInput = z.strictObject({
  id: partId,
  name: text('nameRequired').check(z.minLength(1, 'nameRequired'), z.maxLength(100, 'lineLength')),
  role: orNull(line(60)),
  phone: orNull(phone),
  email: orNull(email),
});

const areOnce = (parts: readonly { id: string }[]) =>
  new Set(parts.map((part) => part.id)).size === parts.length;

const kind = z.enum(customerKinds);

/** A field that is left out stays as it is; null empties a text. */
const fields = {
  firstName: z.optional(line(100)),
  lastName: z.optional(line(100)),
  company: z.optional(line(200)),
  // Identifiers are typed with signs between their characters.
  vatNumber: z.optional(line(40)),
  taxCode: z.optional(line(40)),
  sdiCode: z.optional(line(10)),
  pec: z.optional(email),
  email: z.optional(email),
  phone: z.optional(phone),
  phone1: z.optional(phone),
  address: z.optional(address.address),
  postalCode: z.optional(address.postalCode),
  city: z.optional(address.city),
  province: z.optional(address.province),
  country: z.optional(knownCountry),
  language: z.optional(z.enum(documentLanguages)),
  paysByTaxTransfer: z.optional(z.boolean()),
  note: z.optional(lines(longestNote)),
  sites: z.optional(z.array(siteInput).check(z.maxLength(mostSites), z.refine(areOnce))),
  contacts: z.optional(z.array(contactInput).check(z.maxLength(mostContacts), z.refine(areOnce))),
  archived: z.optional(z.boolean()),
};

/** A new customer: kind and name are enough (CUS-018). */
export const newCustomerInput = z.strictObject({ ...fields, kind });

/** The changes of a save. Another revision stored than the one they started from means `conflict` (CUS-020). */
export const customerInput = z.strictObject({
  ...fields,
  kind: z.optional(kind),
  id,
  revision: z.int().check(z.gte(1)),
});
