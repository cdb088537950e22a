import * as z from 'zod/mini';

const ids = z.array(z.string());

/** The facts of a person that an erasure needs, for as long as it takes; the last step removes them too. */
export const erasureWork = z.object({
  uid: z.string(),
  /** The person's names in texts about who did something. */
  names: ids,
  /** The label in their place. */
  label: z.string(),
  /** The person's image: its key need not say whose it is. */
  imageUrl: z.nullable(z.string()),
  /** The person's own quotations; and in batches all others, and all users, which the person may have saved. */
  quotations: ids,
  /** Their offers. */
  offers: z._default(ids, []),
  others: z.array(ids),
  users: z.array(ids),
  /** Partitions of the table with texts about who did something. */
  partitions: z.array(ids),
});
export type ErasureWork = z.output<typeof erasureWork>;

/** The long lists with rows of the person. */
export const erasedLists = ['quotation', 'user', 'activity'] as const;

export type ErasureStep =
  | { what: 'account' | 'images' | 'profile' | 'late' | 'jobs' | 'scattered' | 'versions' | 'work' }
  | { what: 'list'; list: (typeof erasedLists)[number] }
  | { what: 'quotation' | 'offer'; id: string }
  | { what: 'others' | 'users' | 'partitions'; ids: readonly string[] };

/**
 * The steps in their order. First the person cannot sign in, then their own things go, then their name elsewhere;
 * snapshots of lists are renewed twice, because the one before the newest is kept.
 */
export const erasureSteps = (
  work: Pick<ErasureWork, 'quotations' | 'offers' | 'others' | 'users' | 'partitions'>,
) =>
  [
    { what: 'account' },
    ...work.quotations.map((id) => ({ what: 'quotation', id }) as const),
    ...work.offers.map((id) => ({ what: 'offer', id }) as const),
    { what: 'images' },
    { what: 'profile' },
    { what: 'late' },
    { what: 'jobs' },
    ...work.others.map((ids) => ({ what: 'others', ids }) as const),
    ...work.users.map((ids) => ({ what: 'users', ids }) as const),
    ...work.partitions.map((ids) => ({ what: 'partitions', ids }) as const),
    { what: 'scattered' },
    ...erasedLists.flatMap((list) => [{ what: 'list', list } as const, { what: 'list', list } as const]),
    { what: 'versions' },
    { what: 'work' },
  ] satisfies ErasureStep[] as readonly ErasureStep[];
