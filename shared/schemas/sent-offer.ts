import * as z from 'zod/mini';
import { deliveryStatuses } from '#shared/offers/sending/delivery-status.ts';

/** How a version left the house (SND-002). */
export const sendChannels = ['email', 'link', 'inPerson', 'hand'] as const;
export type SendChannel = (typeof sendChannels)[number];

/** The states that are stored: a draft has no version, and `expired` is computed (SND-035, SND-040). */
export const storedStates = ['sent', 'opened', 'accepted', 'declined', 'withdrawn', 'superseded'] as const;

const optional = z._default(z.nullable(z.string()), null);

/** Why a mail beside an act was left out, to everybody or to some: the act is done all the same (ADR 36). */
const unmailed = z._default(
  z.nullable(z.enum(['address', 'someAddresses', 'account', 'someOfAccount', 'paused'])),
  null,
);
export type Unmailed = z.infer<typeof unmailed>;

/** How an accepted or declined version ended: by whom, how, when and why (SND-042, SND-043, ACC-019). */
export const offerOutcome = z.object({
  by: z.enum(['owner', 'customer']),
  /** A way of accepting or a reason of declining. */
  how: optional,
  /** A day: '2026-12-03'. */
  day: z.string(),
  note: optional,
  at: z.string(),
});
export type OfferOutcome = z.infer<typeof offerOutcome>;

/** That of the newest version; `selection`: what was chosen by an acceptance that the owner noted (SND-042). */
const headOutcome = z.extend(offerOutcome, { selection: z.optional(z.array(z.string())) });

/** An accepted offer that was undone later (SND-045, ACC-055). */
export const offerCancelled = z.object({
  by: z.enum(['owner', 'customer']),
  day: z.string(),
  reason: z.string(),
});

/** The newest version of an offer and its state: the one item that a transition guards (SND-037). */
export const sentHead = z.object({
  offer: z.string(),
  uid: z.string(),
  /** The number of the newest version; 0 while the first is prepared. */
  version: z.number(),
  state: z.nullable(z.enum(storedStates)),
  channel: z.nullable(z.enum(sendChannels)),
  firstSentAt: optional,
  sentAt: optional,
  openedAt: optional,
  /** The last day of the newest version. */
  validUntil: optional,
  outcome: z._default(z.nullable(headOutcome), null),
  cancelled: z._default(z.nullable(offerCancelled), null),
  /** The notice of its withdrawal that did not go out. */
  unmailed,
  /** Cents: the taxable amount of the newest version as sent, or of the accepted selection (FUP-002). */
  value: z._default(z.number(), 0),
  /** Digest of what was sent, without number and day: tells whether the working copy has other changes (SND-010). */
  content: optional,
  /** When its customer is reminded of the newest version, the earliest first (FUP-009). */
  reminders: z._default(z.array(z.string()), []),
  /** The owner left the offer out of reminders (FUP-008). */
  leftOut: z._default(z.boolean(), false),
  /** The number of the newest version whose end the timeline has (SND-040). */
  expiryNoted: z._default(z.number(), 0),
  /** A version that is being prepared: since when, and by which call (SND-008). */
  preparing: z._default(z.nullable(z.object({ since: z.string(), key: z.string() })), null),
});
export type SentHead = z.infer<typeof sentHead>;

/** A frozen version, without its snapshot (SND-002). */
export const offerVersion = z.object({
  number: z.number(),
  state: z.enum(storedStates),
  channel: z.enum(sendChannels),
  sentAt: z.string(),
  openedAt: optional,
  validUntil: z.string(),
  /** 64 lower-case hexadecimal digits. */
  snapshotHash: z.string(),
  pdfHash: z.string(),
  /** Bytes. */
  pdfSize: z.number(),
  asksCode: z.boolean(),
  recipients: z.array(z.string()),
  /** Cents: taxable amount, stamp duty and total as sent. */
  value: z.number(),
  stamp: z._default(z.number(), 0),
  total: z.number(),
  outcome: z._default(z.nullable(offerOutcome), null),
  /** Its customer or its owner was erased: its files are gone. */
  erased: z.optional(z.boolean()),
});
export type OfferVersion = z.infer<typeof offerVersion>;

/** The events that a timeline tells (SND-048). */
export const timelineEvents = [
  ...['prepared', 'sent', 'delivered', 'bounced', 'complained', 'opened', 'question', 'answer', 'reminder'],
  ...['codeSent', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded', 'marked', 'reopened'],
  ...['cancelled', 'linkMade', 'linkRevoked', 'failed'],
] as const;

/** A line of the timeline, which is only added to. */
export const timelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  event: z.string(),
  by: z.enum(['owner', 'customer', 'system']),
  /** The recipient of the link, or the owner's name. */
  who: optional,
  version: z.number(),
  /** A reason, an address, a channel: by the event. */
  detail: optional,
  unmailed: z.optional(unmailed),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** A question of a customer or an answer of the owner (ACC-016, ACC-017). */
export const offerMessage = z.object({
  id: z.string(),
  at: z.string(),
  by: z.enum(['owner', 'customer']),
  who: optional,
  text: z.string(),
  /** The line that it asks about. */
  line: optional,
  version: z.number(),
  unmailed: z.optional(unmailed),
  /** A customer's wish that an expired version be extended (ACC-040). */
  toExtend: z.optional(z.boolean()),
});
export type OfferMessage = z.infer<typeof offerMessage>;

/** Which mail to a customer. */
export const deliveryKinds = ['offer', 'copy', 'answer', 'withdrawn', 'code', 'reminder', 'receipt'] as const;

/** A mail to a customer and what became of it (SND-049). */
export const delivery = z.object({
  id: z.string(),
  offer: z.string(),
  uid: z.string(),
  address: z.string(),
  kind: z.enum(deliveryKinds),
  version: z.number(),
  status: z.enum(deliveryStatuses),
  /** A bounce of an address that there is not. */
  permanent: z._default(z.boolean(), false),
  /** The name that SES gave the mail. */
  sesId: optional,
  at: z.string(),
  statusAt: z.string(),
  /** SHA-256 of what refuses further reminders to its address, and does nothing else (FUP-013). */
  refusal: z.optional(z.string()),
});
export type Delivery = z.infer<typeof delivery>;
