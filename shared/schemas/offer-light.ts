import * as z from 'zod/mini';
import { offer } from './offer.ts';
import { offerCancelled, offerOutcome, sendChannels, storedStates } from './sent-offer.ts';

const optional = z._default(z.nullable(z.string()), null);

/** The part of a light offer that follows what was sent; amounts in cents. */
export const sentLight = {
  /** That of the newest version as stored; nothing without one. `expired` is computed (SND-040). */
  state: z._default(z.nullable(z.enum(storedStates)), null),
  /** The number of the newest version. */
  version: z._default(z.number(), 0),
  channel: z._default(z.nullable(z.enum(sendChannels)), null),
  firstSentAt: optional,
  sentAt: optional,
  /** The first opening of the newest version that was opened. */
  openedAt: optional,
  /** The last day of the newest version. */
  sentUntil: optional,
  /** The taxable amount of the accepted selection, else of the newest version (FUP-002). */
  sentValue: z._default(z.nullable(z.number()), null),
  outcome: z._default(z.nullable(offerOutcome), null),
  cancelled: z._default(z.nullable(offerCancelled), null),
  /** The newest line of the timeline that lists show (FUP-001). */
  lastEvent: optional,
  lastEventAt: optional,
  /** Questions without an answer, mails that came back, an acceptance that the owner did not look at yet (FUP-005). */
  waitingQuestions: z._default(z.number(), 0),
  returned: z._default(z.boolean(), false),
  unseen: z._default(z.boolean(), false),
  archived: z._default(z.boolean(), false),
  /** Customers that versions were sent to before another one was chosen, each with the last such version (ACC-049). */
  formerCustomers: z._default(z.array(z.object({ customer: z.string(), version: z.number() })), []),
};

/** An offer as its owner's list has it. `total` is in cents, VAT included. */
export const offerLight = z.extend(
  z.pick(offer, {
    id: true,
    prefix: true,
    number: true,
    year: true,
    title: true,
    language: true,
    validUntil: true,
    customerId: true,
    createdAt: true,
    updatedAt: true,
    revision: true,
  }),
  {
    customerName: optional,
    siteName: optional,
    total: z.number(),
    /** The taxable amount of the working copy; nothing until it is saved again, in offers from before. */
    taxable: z._default(z.nullable(z.number()), null),
    ...sentLight,
  },
);
export type OfferLight = z.infer<typeof offerLight>;
export type FormerCustomer = OfferLight['formerCustomers'][number];
/** Saves of the working copy leave it. */
export type SentLight = { [Name in keyof typeof sentLight]: OfferLight[Name] };
