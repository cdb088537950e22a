import * as z from 'zod/mini';
import { userTypes } from './user.ts';

/** The systems that receive push messages. */
export const devicePlatforms = ['android', 'ios', 'web'] as const;

/** A device that push messages reach; Firebase knows it by its token. */
export const device = z.object({
  /** A hash of the token. */
  id: z.string(),
  uid: z.string(),
  token: z.string(),
  platform: z.enum(devicePlatforms),
  /** When the session began that registered it, in seconds since 1970. */
  signedInAt: z.optional(z.number()),
  session: z.optional(z.string()),
  lastSeenAt: z.string(),
  /** Another with every write: what was read may be written or removed only as it was. */
  version: z.string(),
  endpointArn: z.optional(z.string()),
  /** Its subscriptions, by type of user; empty where one was begun and its end was not seen. */
  subscriptions: z.record(z.string(), z.string()),
  /** The one type the device is subscribed to, once that is settled; a user without a type hears of nothing. */
  type: z.optional(z.enum(userTypes)),
  settled: z.boolean(),
});
export type Device = z.infer<typeof device>;
