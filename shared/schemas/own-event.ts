import * as z from 'zod/mini';

/** What an owner is told of one of their offers (table 2 of the requirements). */
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
export type OwnEventKind = (typeof ownEventKinds)[number];

/** Something that happened to an offer, as its owner's bell shows it (FUP-018). */
export const ownEvent = z.object({
  id: z.string(),
  sentAt: z.string(),
  kind: z.enum(ownEventKinds),
  offer: z.string(),
  /** The number of the offer as it is printed: '12/2026'. */
  number: z.string(),
});
export type OwnEvent = z.infer<typeof ownEvent>;
