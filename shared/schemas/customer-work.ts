import * as z from 'zod/mini';
import { mergedFields } from '#shared/customers/merged-customer.ts';
import { id } from './id.ts';

const revision = z.int().check(z.gte(1));

/** Two customers that become one, as they were seen (CUS-037). */
export const mergeInput = z
  .strictObject({
    /** The one that stays. */
    kept: id,
    keptRevision: revision,
    other: id,
    otherRevision: revision,
    /** Fields whose value is that of the other one. */
    fromOther: z.array(z.enum(mergedFields)).check(z.maxLength(mergedFields.length)),
  })
  .check(z.refine(({ kept, other }) => kept !== other, { path: ['other'] }));
export type MergeInput = z.output<typeof mergeInput>;

/** The customer that is erased; their name is typed, so that nobody erases the wrong one (CUS-047). */
export const customerErasureInput = z.strictObject({
  id,
  name: z.string().check(z.maxLength(400)),
  /** Also out of offers that were accepted (CUS-048). */
  accepted: z.pipe(
    z.nullish(z.boolean()),
    z.transform((ticked) => ticked ?? false),
  ),
});

/** The work of a merge or an erasure. */
export const customerWork = z.object({
  uid: z.string(),
  /** The customer that is gone. */
  from: z.string(),
  /** The one that takes its things; null in an erasure. */
  to: z.nullable(z.string()),
  /** Where the sites of the one that is gone are now. */
  sites: z.record(z.string(), z.string()),
  /** Quotations that name it. */
  quotations: z.array(z.string()),
  /** Offers that name it. */
  offers: z._default(z.array(z.string()), []),
  /** Accepted offers lose an erased customer, too. */
  accepted: z._default(z.boolean(), false),
});
export type CustomerWork = z.output<typeof customerWork>;

export type CustomerStep =
  | { what: 'quotation' | 'offer'; id: string }
  | { what: 'late' | 'card' | 'files' | 'customer' };

/** The steps in their order. What was made after the job began is found by `late`; the last step ends it. */
export const customerSteps = ({
  quotations,
  offers,
  to,
}: Pick<CustomerWork, 'quotations' | 'offers' | 'to'>): CustomerStep[] => [
  ...quotations.map((id) => ({ what: 'quotation', id }) as const),
  ...offers.map((id) => ({ what: 'offer', id }) as const),
  { what: 'late' },
  ...(to === null
    ? [{ what: 'files' } as const]
    : [{ what: 'card' } as const, { what: 'customer' } as const]),
];
