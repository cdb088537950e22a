import * as z from 'zod/mini';

/** The events that an owner is told of (table 2 of the requirements), without the word before them. */
const ownEventKinds = [
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

/** Something that happened to an offer of a user, as the bell shows it (FUP-018). */
export const ownEvent = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(ownEventKinds),
  offer: z.string(),
  version: z.number(),
});
export type OwnEvent = z.infer<typeof ownEvent>;
