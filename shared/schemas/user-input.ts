import * as z from 'zod/mini';
import { isCompanyType, registrableTypes } from '#shared/accounts/company-types.ts';
import { holdsAddress } from '#shared/accounts/holds-address.ts';
import { italy } from '#shared/geography/countries.ts';
import { provinces } from '#shared/geography/provinces.ts';
import { languages } from '#shared/languages.ts';
import { knownCountry } from './country.ts';
import { id } from './id.ts';
import { email, password } from './password.ts';
import { text } from './text.ts';
import { managementModes, userTypes } from './user.ts';

/** Letters of the longest line. */
const longest = 120;

/** A line of text that may be missing; null by default. */
export const line = () => z._default(z.nullable(text().check(z.maxLength(longest, 'lineLength'))), null);
/** A name stands in mails and lists: it leads nowhere. */
const personName = (missing: string) =>
  text(missing).check(
    z.minLength(1, missing),
    z.maxLength(longest, 'lineLength'),
    z.refine((typed) => !holdsAddress(typed), 'nameAddress'),
  );

/** 5 to 20 digits, blanks and + - ( ) / (OPC-41). */
const phoneShape = /^[\d\s+\-()/]{5,20}$/;
/** A telephone number, which is required. */
export const phone = text('phoneRequired').check(
  z.minLength(1, 'phoneRequired'),
  z.regex(phoneShape, 'phoneShape'),
);
const optionalPhone = z._default(
  z.nullable(text().check(z.refine((typed) => typed === '' || phoneShape.test(typed), 'phoneShape'))),
  null,
);

const isProvince = (code: string) => provinces.some((known) => known.code === code);
/** A province by its code; null by default. */
export const province = z._default(
  z.nullable(
    z.string().check(
      z.trim(),
      z.toUpperCase(),
      z.refine((code) => code === '' || isProvince(code), 'provinceRequired'),
    ),
  ),
  null,
);

/** The data that all people type of themselves, without country and language. */
export const ownPerson = {
  firstName: personName('firstNameRequired'),
  lastName: personName('lastNameRequired'),
  company: line(),
  address: line(),
  address2: line(),
  postalCode: line(),
  city: line(),
  province,
  phone1: optionalPhone,
  checkbox1: z.literal(true, 'privacyRequired'),
  checkbox2: z._default(z.boolean(), false),
};

const person = {
  ...ownPerson,
  country: knownCountry,
  language: z._default(z.nullable(z.enum(languages)), null),
};

const rights = {
  pricelist: z._default(z.nullable(id), null),
  isSuper: z._default(z.boolean(), false),
  managementMode: z._default(z.enum(managementModes), 'all'),
  managedCountries: z._default(z.array(knownCountry).check(z.maxLength(300)), []),
  showLogo: z._default(z.boolean(), false),
};

type Person = { type?: string | null; country: string; company: string | null; province: string | null };

/** Checked beside the fields, not after them: a form says all at once what is missing. */
const beside = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

/** A person of a company type names the company (USR-036, USR-061, PRO-016). */
const withCompany = <Schema extends z.ZodMiniType<Person>>(schema: Schema) =>
  schema.check(
    z.refine(({ type, company }) => !isCompanyType(type) || Boolean(company), {
      when: beside,
      path: ['company'],
      error: 'companyRequired',
    }),
  );

/** A person in Italy names the province too (USR-037, PRO-017). */
const complete = <Schema extends z.ZodMiniType<Person>>(schema: Schema) =>
  withCompany(schema).check(
    z.refine(({ country, province }) => country !== italy || Boolean(province), {
      when: beside,
      path: ['province'],
      error: 'provinceRequired',
    }),
  );

const type = z.enum(userTypes, 'typeRequired');

/** The input of a sign-up (OPC-36, OPC-37). No other field has an effect. */
export const signUpInput = complete(
  z.object({ ...person, type: z.enum(registrableTypes, 'typeRequired'), phone, email, password }),
);
export type SignUpInput = z.output<typeof signUpInput>;

/** A user that a super user makes (USR-027 to USR-055). */
export const newUserInput = complete(z.strictObject({ ...person, ...rights, type, phone, email, password }));
export type NewUserInput = z.output<typeof newUserInput>;

/**
 * A super user's changes of a user (USR-056 to USR-065): older ones may lack phone and province; the e-mail is
 * changed with the credentials.
 */
export const userInput = withCompany(
  z.strictObject({
    ...person,
    ...rights,
    type,
    phone: optionalPhone,
    archived: z._default(z.boolean(), false),
    id,
    revision: z.int().check(z.gte(1)),
  }),
);
export type UserInput = z.output<typeof userInput>;

/** A user's changes of their own profile: neither type nor price list nor rights (PRO-012 to PRO-021, OPC-11). */
export const profileInput = complete(
  z.strictObject({
    ...person,
    type: z.nullish(z.string()),
    phone: optionalPhone,
    showLogo: z._default(z.boolean(), false),
    revision: z.int().check(z.gte(1)),
  }),
);
export type ProfileInput = z.output<typeof profileInput>;
