import * as z from 'zod/mini';

export const jobKinds = ['import', 'price_list_copy'] as const;

/** Long work that is done in slices: what it is, how far it came, and who is at it (lease). */
export const job = z.object({
  /** Sorts by when it began. */
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(['running', 'done']),
  startedAt: z.string(),
  startedBy: z.string(),
  finishedAt: z._default(z.nullable(z.string()), null),
  /** Steps that are done, of how many. */
  cursor: z.number(),
  total: z.number(),
  /** How much ended in which way: a step may do several things. */
  counts: z.record(z.string(), z.number()),
  /** What was left out, and why; the first of them. */
  notes: z.array(z.object({ subject: z.string(), reason: z.string() })),
  /** Who works on it now, and until when nobody else may. */
  holder: z._default(z.nullable(z.string()), null),
  leaseUntil: z._default(z.nullable(z.string()), null),
});
export type Job = z.infer<typeof job>;
export type JobKind = Job['kind'];
