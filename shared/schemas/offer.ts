import * as z from 'zod/mini';
import { offerPolicies } from '#shared/offers/offer-bounds.ts';
import { customerKinds, documentLanguages } from './customer-input.ts';
import { localised } from './localised.ts';
import { offerLine } from './offer-line.ts';
import { tracked } from './tracked.ts';

export type OfferPolicy = (typeof offerPolicies)[number];

const optional = z._default(z.nullable(z.string()), null);
const place = {
  address: optional,
  postalCode: optional,
  city: optional,
  province: optional,
  country: optional,
};

/** The customer as the offer prints them: a copy, which the working copy refreshes. */
const printedCustomer = z.object({
  kind: z.enum(customerKinds),
  name: z.string(),
  vatNumber: optional,
  taxCode: optional,
  sdiCode: optional,
  pec: optional,
  email: optional,
  phone: optional,
  ...place,
});
export type PrintedCustomer = z.infer<typeof printedCustomer>;

/** Where the work is done. */
const printedSite = z.object({ label: optional, ...place, dwelling: z._default(z.boolean(), false) });
export type PrintedSite = z.infer<typeof printedSite>;

/** One of the customer's contacts: the offer is for their attention (OFR-004). */
const printedContact = z.object({
  name: z.string(),
  role: optional,
  phone: optional,
  email: optional,
});
export type PrintedContact = z.infer<typeof printedContact>;

/** A VAT code as it was when it was chosen (OFR-054). Its rate is in hundredths of a percent. */
export const vatCode = z.object({
  code: z.string(),
  label: z.string(),
  rate: z.number(),
  nature: optional,
  note: z._default(z.nullable(localised), null),
  /** Its taxable amounts make stamp duty due (OFR-060). */
  stampable: z._default(z.boolean(), false),
});
export type VatCode = z.infer<typeof vatCode>;

/** A percentage in hundredths of a percent, or an amount in cents. */
const offerDiscount = z.union([z.object({ percent: z.number() }), z.object({ amount: z.number() })]);

/** A wanted total is the taxable amount, or the total with VAT. */
export const roundingBases = ['net', 'gross'] as const;
export type RoundingBasis = (typeof roundingBases)[number];

/** The signed cents that a wanted total took, once; and that total, in cents (OFR-047, OFR-050). */
const offerRounding = z.object({
  amount: z.number(),
  wanted: z.number(),
  basis: z.enum(roundingBases),
});
export type OfferRounding = z.infer<typeof offerRounding>;

export const milestoneKinds = ['percent', 'amount', 'rest'] as const;
export const milestoneTimes = ['signature', 'start', 'half', 'end', 'day', 'afterInvoice'] as const;

/** A milestone of the plan (OFR-070). `value` is hundredths of a percent or cents; the rest has none. */
export const milestone = z.object({
  label: z.string(),
  kind: z.enum(milestoneKinds),
  value: z._default(z.number(), 0),
  when: z.object({
    at: z.enum(milestoneTimes),
    /** The day, where it is one: '2026-12-23'. */
    day: optional,
    /** Days after the invoice. */
    days: z._default(z.nullable(z.number()), null),
  }),
});
export type Milestone = z.infer<typeof milestone>;

const offerSection = z.object({
  id: z.string(),
  name: z.string(),
  /** Lines print without quantities and prices, the subtotal stays (OFR-012). */
  totalOnly: z._default(z.boolean(), false),
});
export type OfferSection = z.infer<typeof offerSection>;

/** Four rich texts, and two lines: duration under the job, payment under the plan (OFR-074). */
const offerTexts = z.object({
  intro: optional,
  included: optional,
  excluded: optional,
  terms: optional,
  timing: optional,
  payment: optional,
});
export type OfferTexts = z.infer<typeof offerTexts>;

export const noTexts: OfferTexts = {
  intro: null,
  included: null,
  excluded: null,
  terms: null,
  timing: null,
  payment: null,
};

/** How an offer counts: every field that its amounts depend on, with the lines. */
const offerTerms = {
  policy: z.enum(offerPolicies),
  /** Hundredths of a percent. */
  markup: z._default(z.number(), 0),
  /** Ten-thousandths of a euro: the owner's when it was made, for lines that have none (WRK-006). */
  hourlyCost: z._default(z.nullable(z.number()), null),
  discount: z._default(z.nullable(offerDiscount), null),
  rounding: z._default(z.nullable(offerRounding), null),
  /** Hundredths of a percent. */
  withholding: z._default(z.nullable(z.number()), null),
  splitPayment: z._default(z.boolean(), false),
  stamp: z._default(z.boolean(), false),
  vat: z.array(vatCode),
  sections: z.array(offerSection),
  lines: z.array(offerLine),
  plan: z.array(milestone),
};

/** An offer: its owner's working copy. */
export const offer = z.object({
  id: z.string(),
  uid: z.string(),
  createdAt: z.string(),
  ...tracked,
  prefix: z._default(z.string(), ''),
  number: z.number(),
  year: z.number(),
  title: z.string(),
  language: z.enum(documentLanguages),
  /** A day: '2026-12-23'. The offer is good until it ends in Rome. */
  validUntil: z.string(),
  customerId: optional,
  siteId: optional,
  contactId: optional,
  customer: z._default(z.nullable(printedCustomer), null),
  site: z._default(z.nullable(printedSite), null),
  contact: z._default(z.nullable(printedContact), null),
  /** The code that new lines get (OFR-055). */
  defaultVat: optional,
  texts: z._default(offerTexts, noTexts),
  ...offerTerms,
});
export type Offer = z.infer<typeof offer>;

/** The fields that amounts depend on. */
export type OfferTerms = Pick<Offer, keyof typeof offerTerms>;
