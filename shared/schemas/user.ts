import * as z from 'zod/mini';
import { defaultRule } from '#shared/measuring/default-rule.ts';
import { type MeasureRule, measureRule } from './measure-rule.ts';
import { tracked } from './tracked.ts';

/** Types of users (QDA-009); `keim` is the company's own staff, `test` a restricted type (OP63). */
export const userTypes = [
  'privato',
  'rivenditore',
  'venditore-esterno',
  'agente',
  'imbianchino',
  'progettista',
  'keim',
  'test',
] as const;
export type UserType = (typeof userTypes)[number];

/** Which countries a super user manages: all, all but some, or only some. */
export const managementModes = ['all', 'allExcept', 'only'] as const;
export type ManagementMode = (typeof managementModes)[number];

const text = z.nullish(z.string());

/** The copy of its owner in a quotation: no session, rights or consents (QDA-011, OP23). */
export const userSnapshot = z.object({
  id: z.string(),
  uid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  type: text,
  company: text,
  address: text,
  postalCode: text,
  city: text,
  province: text,
  phone: text,
  phone1: text,
  country: text,
  language: text,
  pricelist: text,
  showLogo: z._default(z.boolean(), false),
  imageUrl: text,
  imageName: text,
  /** An account that checks the installation, and no person: long lists and statistics leave it out. */
  isProbe: z.optional(z.boolean()),
});
export type UserSnapshot = z.infer<typeof userSnapshot>;

const givenConsent = z.object({ at: z.string(), version: z.string() });

/** The stored user; the truth for rights (decision 1). `isSuper` becomes `superUser` of the session (QDA-005). */
export const user = z.extend(userSnapshot, {
  isSuper: z._default(z.boolean(), false),
  managementMode: z._default(z.enum(managementModes), 'all'),
  managedCountries: z._default(z.array(z.string()), []),
  emailVerified: z._default(z.boolean(), false),
  address2: text,
  /** The list that the province suggests, until a super user confirms one (OPC-35, OPC-38). */
  suggestedPricelist: text,
  pricelistConfirmed: z._default(z.boolean(), false),
  checkbox1: z._default(z.boolean(), false),
  checkbox2: z._default(z.boolean(), false),
  /** The maker of the account ticked for them: they are asked themselves at their first sign-in (ROL-045). */
  consentPending: z._default(z.boolean(), false),
  /** The consents they gave themselves: when, and to which text. */
  consents: z.nullish(z.object({ privacy: givenConsent, marketing: z.nullable(givenConsent) })),
  archived: z._default(z.boolean(), false),
  /** Sessions that began before this are over, though their tokens are still good. */
  sessionsEndedAt: text,
  /** The one that went on all the same: it ended the others. */
  sessionKept: text,
  /** When the user asked that the account be erased; nothing once that was withdrawn. */
  deletionAskedAt: text,
  /** When a user without a price list asked for one last; nothing once they have one. */
  priceListAskedAt: text,
  /** How they measure (MEA-017); nothing until they say so. */
  measureRule: z.nullish(measureRule),
  createdAt: z.string(),
  ...tracked,
});
export type User = z.infer<typeof user>;

/** The signed-in user as rights and screens see it (QDA-004). Never built from a token or from client input. */
export type CurrentUser = Omit<User, 'isSuper' | 'country' | 'language' | 'measureRule'> & {
  superUser: boolean;
  /** There is a current user only once signed in and loaded (SES-031). */
  loggedIn: true;
  /** Two letters; a missing country counts as IT (QDA-044). */
  country: string;
  language: string;
  /** The rule that new quotations are measured by (MEA-017). */
  measureRule: MeasureRule;
};

/** Applies the defaults of a stored user (QDA-005, QDA-006, QDA-007, QDA-044). */
export function currentUser({ isSuper, country, language, measureRule, ...stored }: User): CurrentUser {
  return {
    ...stored,
    superUser: isSuper,
    loggedIn: true,
    country: country || 'IT',
    language: language || 'it',
    measureRule: measureRule ?? defaultRule(country || 'IT'),
  };
}

/** The fields that the list of users shows, searches and exports (OPC-44). */
export const userLight = z.pick(user, {
  id: true,
  firstName: true,
  lastName: true,
  company: true,
  email: true,
  emailVerified: true,
  type: true,
  address: true,
  address2: true,
  postalCode: true,
  city: true,
  province: true,
  country: true,
  phone: true,
  phone1: true,
  language: true,
  pricelist: true,
  suggestedPricelist: true,
  pricelistConfirmed: true,
  checkbox1: true,
  checkbox2: true,
  isSuper: true,
  managementMode: true,
  managedCountries: true,
  archived: true,
  deletionAskedAt: true,
  createdAt: true,
  revision: true,
});
export type UserLight = z.infer<typeof userLight>;

/** The part of the present owner of a quotation that documents need: their readers may know no more. */
export const quotationOwner = z.extend(z.pick(user, { pricelist: true }), { archived: z.boolean() });
export type QuotationOwner = z.infer<typeof quotationOwner>;

/** The part of a user that a quotation keeps (QDA-011). */
export const snapshotOf = (owner: UserSnapshot): UserSnapshot => userSnapshot.parse(owner);
