import * as z from 'zod/mini';
import { localised } from './localised.ts';

/** A work phase (QDA-034). The name of older records is a plain Italian text (QDA-035). */
export const phase = z.object({
  id: z.string(),
  name: z.union([localised, z.string()]),
  withProcedure: z._default(z.boolean(), false),
  conditions: z._default(z.array(z.unknown()), []),
  /** Price lists it is for; empty means every one (SES-063). */
  availablePricelists: z._default(z.array(z.string()), []),
  procedure: z.optional(z.nullable(localised)),
  choices: z._default(z.array(z.unknown()), []),
});
export type Phase = z.infer<typeof phase>;
