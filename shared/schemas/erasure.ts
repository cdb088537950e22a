import * as z from 'zod/mini';

const ids = z.array(z.string());

/** What an erasure needs to know of a person, for as long as it takes; the last step removes it too. */
export const erasureWork = z.object({
  uid: z.string(),
  /** The names that he has in texts of who did what. */
  names: ids,
  /** What stands in their place. */
  label: z.string(),
  /** Of the image he has: its key need not say that it is his. */
  imageUrl: z.nullable(z.string()),
  /** His own quotations; and in batches all others, and all users, which he may have saved. */
  quotations: ids,
  others: z.array(ids),
  users: z.array(ids),
  /** Partitions of the table with texts of who did what. */
  partitions: z.array(ids),
});
export type ErasureWork = z.output<typeof erasureWork>;

/** The long lists that have rows of him. */
export const erasedLists = ['quotation', 'user', 'activity'] as const;

export type ErasureStep =
  | { what: 'account' | 'images' | 'profile' | 'late' | 'jobs' | 'scattered' | 'versions' | 'work' }
  | { what: 'list'; list: (typeof erasedLists)[number] }
  | { what: 'quotation'; id: string }
  | { what: 'others' | 'users' | 'partitions'; ids: readonly string[] };

/**
 * The steps in their order. First he cannot sign in, then his own goes, then his name elsewhere; snapshots of lists
 * are renewed twice, because the one before the newest is kept.
 */
export const erasureSteps = (work: Pick<ErasureWork, 'quotations' | 'others' | 'users' | 'partitions'>) =>
  [
    { what: 'account' },
    ...work.quotations.map((id) => ({ what: 'quotation', id }) as const),
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
