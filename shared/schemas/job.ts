import * as z from 'zod/mini';
import { localised } from './localised.ts';
import { managementModes } from './user.ts';

/**
 * Work on the catalogue may be followed by people who may change it; work about a person only by the one who asked
 * for it. A repair tells of people and quotations: it is for super users of all that its starter managed.
 */
export const personalJobKinds = [
  'personal_data',
  'erasure',
  'customer_merge',
  'customer_erasure',
  'register_import',
] as const;
/** The kinds of jobs, as stored and as clients name them. */
export const jobKinds = [
  'import',
  'import_undo',
  'price_list_copy',
  'price_update',
  'price_update_undo',
  'repair',
  ...personalJobKinds,
] as const;

/** A remark of a job on a step, in the order it happened; the text of its code is in the reader's language. */
export const jobLogLine = z.object({
  at: z.string(),
  tone: z.enum(['info', 'success', 'warn', 'error']),
  code: z.string(),
  /** The subject of the remark, and its details: names, numbers, messages. */
  subject: z.optional(z.string()),
  detail: z.optional(z.string()),
});
export type JobLogLine = z.infer<typeof jobLogLine>;

/** A part of a job that was left out: its name, why, and where it is in the catalogue. */
const jobNote = z.object({
  subject: z.string(),
  reason: z.string(),
  about: z.optional(z.object({ kind: z.string(), id: z.string(), name: z.optional(localised) })),
});
export type JobNote = z.infer<typeof jobNote>;

/** Long work that is done in slices: what it is, how far it came, and who is at it (lease). */
export const job = z.object({
  /** Sorts by when it began. */
  id: z.string(),
  kind: z.enum(jobKinds),
  /** The mark that tells it from others of its kind: that it changes nothing, that it takes something back. */
  variant: z._default(z.nullable(z.string()), null),
  /** Its name, when its starter gave it one. */
  name: z._default(z.nullable(z.string()), null),
  /**
   * A job waits for its day (`startsAt`), when it has one; until then it may be cancelled. It is held when it found
   * something else on that day than was confirmed: it goes on, or ends, by hand.
   */
  state: z.enum(['waiting', 'held', 'running', 'done', 'cancelled']),
  startsAt: z._default(z.nullable(z.string()), null),
  startedAt: z.string(),
  startedBy: z.string(),
  /** The person who may follow it, where it is about one. */
  owner: z._default(z.nullable(z.string()), null),
  /** The starter's scope at the beginning, where it decides what the job touches and who may follow it. */
  scope: z._default(
    z.nullable(z.object({ managementMode: z.enum(managementModes), managedCountries: z.array(z.string()) })),
    null,
  ),
  finishedAt: z._default(z.nullable(z.string()), null),
  /** The person who cancelled it, or changed it for another. */
  cancelledBy: z.optional(z.string()),
  /** The waiting jobs in whose place it is, each by the next: the last one was changed into it. */
  replaces: z.optional(z.array(z.string())),
  /** Names of the price lists whose prices it changes, where it does so; null for all. */
  lists: z.optional(z.nullable(z.array(z.string()))),
  /** Steps that are done, of how many. */
  cursor: z.number(),
  total: z.number(),
  /** How much ended in which way: a step may do several things. */
  counts: z.record(z.string(), z.number()),
  /** The first parts that were left out, and why. */
  notes: z.array(jobNote),
  /** The plan that was made when its day came, where it follows one. */
  plan: z._default(z.nullable(z.string()), null),
  /** The function that works on it now, and until when no other may. */
  holder: z._default(z.nullable(z.string()), null),
  leaseUntil: z._default(z.nullable(z.string()), null),
  /** Nobody works on it before then: a pause between two steps that is longer than a slice. */
  restsUntil: z._default(z.nullable(z.string()), null),
  /** Seconds since 1970 from which on it is forgotten. */
  ttl: z.optional(z.number()),
});
export type Job = z.infer<typeof job>;
export type JobKind = Job['kind'];

/** Whether a job is about one person, who alone follows it. */
export const isPersonal = (kind: JobKind): boolean => personalJobKinds.some((personal) => personal === kind);
