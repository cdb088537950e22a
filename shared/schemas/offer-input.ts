import * as z from 'zod/mini';
import {
  largestAmount,
  largestMarkup,
  largestRate,
  longestRichText,
  maximumMilestones,
  offerPolicies,
  wholePercent,
} from '#shared/offers/offer-bounds.ts';
import { documentLanguages } from './customer-input.ts';
import { id } from './id.ts';
import { innerId } from './inner-id.ts';
import { milestoneKinds, milestoneTimes, roundingBases } from './offer.ts';
import { offerLineEdit } from './offer-line-edit.ts';
import { amount, filledLine, optionalLine, percent, price, upTo } from './offer-values.ts';
import { text } from './text.ts';

/** A day of the calendar: '2026-12-23'. */
const calendarDay = z.iso.date();

/** Rich text as it is typed: what is not allowed goes before it is stored. */
const richText = z.nullable(z.string().check(z.maxLength(longestRichText)));

const discount = z.union([z.strictObject({ percent }), z.strictObject({ amount })]);
/** GraphQL sends the other field as null. */
const sentDiscount = z.pipe(
  z.strictObject({ percent: z.nullish(percent), amount: z.nullish(amount) }),
  z.transform((sent) => Object.fromEntries(Object.entries(sent).filter(([, value]) => value != null))),
);

const rounding = z.strictObject({
  amount: z.int().check(z.gte(-largestAmount), z.lte(largestAmount)),
  wanted: upTo(largestAmount * 1000),
  basis: z.enum(roundingBases),
});

const when = z
  .strictObject({
    at: z.enum(milestoneTimes),
    day: z._default(z.nullable(calendarDay), null),
    days: z._default(z.nullable(upTo(365)), null),
  })
  .check(
    z.refine(({ at, day }) => (at === 'day') === (day !== null), { path: ['day'] }),
    z.refine(({ at, days }) => (at === 'afterInvoice') === (days !== null), { path: ['days'] }),
  );

const milestone = z
  .strictObject({
    label: filledLine(60),
    kind: z.enum(milestoneKinds),
    value: z.pipe(
      z.nullish(amount),
      z.transform((value) => value ?? 0),
    ),
    when,
  })
  .check(
    z.refine(({ kind, value }) => kind !== 'percent' || value <= wholePercent, { path: ['value'] }),
    z.refine(({ kind, value }) => kind !== 'rest' || value === 0, { path: ['value'] }),
  );

/** The milestones of a plan, in their order (OFR-013, OFR-070). */
export const planInput = z.array(milestone).check(z.maxLength(maximumMilestones));

const section = z.strictObject({
  id: innerId,
  name: filledLine(100),
  totalOnly: z.pipe(
    z.nullish(z.boolean()),
    z.transform((only) => only ?? false),
  ),
});

const reference = z.optional(z.nullable(id));
const partReference = z.optional(z.nullable(innerId));

/** The edits of a save. Another revision stored than the one they started from means `conflict` (OFR-020). */
export const updateOfferInput = z.strictObject({
  id,
  revision: z.int().check(z.gte(1)),
  title: z.optional(filledLine(200)),
  language: z.optional(z.enum(documentLanguages)),
  validUntil: z.optional(calendarDay),
  customerId: reference,
  siteId: partReference,
  contactId: partReference,
  policy: z.optional(z.enum(offerPolicies)),
  markup: z.optional(upTo(largestMarkup)),
  hourlyCost: z.optional(price),
  discount: z.optional(z.nullable(z.pipe(sentDiscount, discount))),
  rounding: z.optional(z.nullable(rounding)),
  withholding: z.optional(z.nullable(upTo(largestRate))),
  splitPayment: z.optional(z.boolean()),
  stamp: z.optional(z.boolean()),
  defaultVat: z.optional(filledLine(20)),
  texts: z.optional(
    z.strictObject({
      intro: z.optional(richText),
      included: z.optional(richText),
      excluded: z.optional(richText),
      terms: z.optional(richText),
      timing: z.optional(optionalLine(200)),
      payment: z.optional(optionalLine(200)),
    }),
  ),
  sections: z.optional(z.array(section)),
  lines: z.optional(z.array(offerLineEdit)),
  plan: z.optional(planInput),
});
export type UpdateOfferInput = z.output<typeof updateOfferInput>;

/** A new offer: empty, of a quotation, or of a template (OFR-003, OFR-004, OFR-080). */
export const createOfferInput = z.strictObject({
  key: id,
  title: z.nullish(text().check(z.maxLength(200))),
  customerId: z.nullish(id),
  siteId: z.nullish(innerId),
  contactId: z.nullish(innerId),
  quotation: z.nullish(id),
  template: z.nullish(id),
});
export type CreateOfferInput = z.output<typeof createOfferInput>;

/** A copy of an offer, with the works it has or those of today (OFR-081). */
export const duplicateOfferInput = z.strictObject({ key: id, id, todayWorks: z.boolean() });
