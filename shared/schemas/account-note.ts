import * as z from 'zod/mini';
import { managementModes } from './user.ts';

const rights = z.object({
  isSuper: z.boolean(),
  managementMode: z.enum(managementModes),
  managedCountries: z.array(z.string()),
});

/**
 * A note of one person's change to another person's account: who, when, before and after. Both may ask for it later.
 */
const accountNote = z.discriminatedUnion('what', [
  /** Rights that reach farther than those before; none before where the account is new (ROL-019). */
  z.object({
    what: z.literal('rights'),
    at: z.string(),
    by: z.string(),
    before: z.nullable(rights),
    after: rights,
  }),
  /** Consents that somebody else ticked (ROL-045). */
  z.object({
    what: z.literal('consent'),
    at: z.string(),
    by: z.string(),
    privacy: z.boolean(),
    marketing: z.boolean(),
  }),
]);
export type AccountNote = z.infer<typeof accountNote>;
