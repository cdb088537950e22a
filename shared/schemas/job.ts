import * as z from 'zod/mini';
import { managementModes } from './user.ts';

/**
 * Work on the catalogue is for who may change it to follow; that about a person for who asked for it alone; a repair, which
 * tells of people and quotations, for super users of all that its starter managed.
 */
export const personalJobKinds = ['personal_data', 'erasure'] as const;
export const jobKinds = [
  'import',
  'price_list_copy',
  'price_update',
  'price_update_undo',
  'repair',
  ...personalJobKinds,
] as const;

/** What a job has to say of a step, in the order it happened; the text of its code is in the reader's language. */
export const jobLogLine = z.object({
  at: z.string(),
  tone: z.enum(['info', 'success', 'warn', 'error']),
  code: z.string(),
  /** What it is about, and what there is to say of it: names, numbers, messages. */
  subject: z.optional(z.string()),
  detail: z.optional(z.string()),
});
export type JobLogLine = z.infer<typeof jobLogLine>;

/** Long work that is done in slices: what it is, how far it came, and who is at it (lease). */
export const job = z.object({
  /** Sorts by when it began. */
  id: z.string(),
  kind: z.enum(jobKinds),
  /** What tells it from others of its kind: that it changes nothing, that it takes something back. */
  variant: z._default(z.nullable(z.string()), null),
  /** A job waits for its day (`startsAt`), when it has one; until then it may be cancelled. */
  state: z.enum(['waiting', 'running', 'done', 'cancelled']),
  startsAt: z._default(z.nullable(z.string()), null),
  startedAt: z.string(),
  startedBy: z.string(),
  /** Who may follow it, where it is about a person. */
  owner: z._default(z.nullable(z.string()), null),
  /** The starter's scope at the beginning, where it decides what the job touches and who may follow it. */
  scope: z._default(
    z.nullable(z.object({ managementMode: z.enum(managementModes), managedCountries: z.array(z.string()) })),
    null,
  ),
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
  /** Nobody works on it before then: a pause between two steps that is longer than a slice. */
  restsUntil: z._default(z.nullable(z.string()), null),
  /** Seconds since 1970 from which on it is forgotten. */
  ttl: z.optional(z.number()),
});
export type Job = z.infer<typeof job>;
export type JobKind = Job['kind'];

export const isPersonal = (kind: JobKind): boolean => personalJobKinds.some((personal) => personal === kind);
