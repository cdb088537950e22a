import * as z from 'zod/mini';

/** Work on the catalogue is every super user's to follow; that about a person is for who asked for it alone. */
export const personalJobKinds = ['personal_data', 'erasure'] as const;
export const jobKinds = ['import', 'price_list_copy', ...personalJobKinds] as const;

/** Long work that is done in slices: what it is, how far it came, and who is at it (lease). */
export const job = z.object({
  /** Sorts by when it began. */
  id: z.string(),
  kind: z.enum(jobKinds),
  state: z.enum(['running', 'done']),
  startedAt: z.string(),
  startedBy: z.string(),
  /** Who may follow it, where it is about a person. */
  owner: z._default(z.nullable(z.string()), null),
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
  /** Seconds since 1970 from which on it is forgotten. */
  ttl: z.optional(z.number()),
});
export type Job = z.infer<typeof job>;
export type JobKind = Job['kind'];

export const isPersonal = (kind: JobKind): boolean => personalJobKinds.some((personal) => personal === kind);
