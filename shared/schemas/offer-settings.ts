import * as z from 'zod/mini';
import { localised } from './localised.ts';
import { milestone, vatCode } from './offer.ts';
import { tracked } from './tracked.ts';

/** Whether the owner charges VAT; owners of the flat-rate regime and small businesses do not (OFR-059). */
export const vatRegimes = ['ordinary', 'flat'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/** Colours of the rule under the document's head and of the line above the total, at 4.5 and more on white (OFR-078). */
export const accents = {
  petrol: '#0b5563',
  blue: '#1f4e8c',
  violet: '#5b3a8e',
  berry: '#8a1f4d',
  red: '#9b2c1f',
  ochre: '#7a5200',
  green: '#2f6b2f',
  grey: '#454545',
} as const;
export type Accent = keyof typeof accents;
export const accentNames = Object.keys(accents) as [Accent, ...Accent[]];

const optional = z._default(z.nullable(z.string()), null);

/** An owner's offers begin with these, and their documents are headed by them (OFR-077, OFR-078). */
export const offerSettings = z.object({
  ...tracked,
  accent: z._default(z.enum(accentNames), 'petrol'),
  businessName: optional,
  vatNumber: optional,
  taxCode: optional,
  registration: optional,
  pec: optional,
  iban: optional,
  insurance: optional,
  regime: z._default(z.enum(vatRegimes), 'ordinary'),
  /** Ten-thousandths of a euro an hour. */
  hourlyCost: z._default(z.nullable(z.number()), null),
  /** Hundredths of a percent. */
  markup: z._default(z.number(), 0),
  validityDays: z._default(z.number(), 30),
  plan: z._default(z.array(milestone), []),
  prefix: z._default(z.string(), ''),
  /** Codes of their own, at most ten (OFR-053). */
  vat: z._default(z.array(vatCode), []),
  /** On the right to withdraw; nothing: the text that is given; an empty one leaves it out (ACC-023). */
  withdrawalNotice: z._default(z.nullable(localised), null),
});
export type OfferSettings = z.infer<typeof offerSettings>;

/** The settings of an owner who never saved any. */
export const firstSettings: OfferSettings = offerSettings.parse({ revision: 0 });
