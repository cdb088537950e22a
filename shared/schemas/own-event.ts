import * as z from 'zod/mini';

/** The events that an owner is told of (table 2 of the requirements), without the word before them. */
export const ownEventKinds = [
  'opened',
  'question',
  'accepted',
  'declined',
  'bounce',
  'complaint',
  'expired',
  /** It is time to call a customer who gets no reminders (FUP-016). */
  'remind',
  /** The customer undid the acceptance (ACC-055). */
  'cancelled',
] as const;

type OwnEventKind = (typeof ownEventKinds)[number];

/** Events that an owner hears of by mail and by push as well, until they turn it off (table 2, FUP-017). */
export const mailedEvents = [
  'question',
  'accepted',
  'declined',
  'bounce',
  'complaint',
  'cancelled',
] as const satisfies OwnEventKind[];
export const pushedEvents = [
  'opened',
  'question',
  'accepted',
  'cancelled',
  'remind',
] as const satisfies OwnEventKind[];
export type MailedEvent = (typeof mailedEvents)[number];

/** Something that happened to an offer of a user, as the bell shows it (FUP-018). */
export const ownEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(ownEventKinds),
  offer: z.string(),
  version: z.number(),
});
export type OwnEvent = z.infer<typeof ownEvent>;
