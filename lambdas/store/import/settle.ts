import { isDeepStrictEqual } from 'node:util';
import type { Saved } from '#lambdas/runtime/saved-by.ts';
import type { PlannedEntry } from '#shared/catalogue/workbook/plan.ts';
import { DomainError } from '#shared/errors.ts';

/** Who is at it, and when. */
export type By = Saved & { now: Date };

/** `left` is what was so already when it was checked. */
export type Ended = 'added' | 'changed' | 'left';

export const endOf = ({ does }: Pick<PlannedEntry, 'does'>): Ended => (does === 'add' ? 'added' : 'changed');

type Seen = { does: 'add' | 'change'; revision: number };

/**
 * Writes what an entry asks for, unless it is stored already: an earlier try came through. What is no longer as the check
 * saw it is not written over.
 */
export async function settle(
  entry: Seen,
  stored: { revision: number } | undefined,
  isWanted: boolean,
  write: () => Promise<unknown>,
): Promise<Ended> {
  if (stored && isWanted) return stored.revision === entry.revision ? 'left' : endOf(entry);
  if (!stored && entry.does === 'change') throw new DomainError('not-found');
  if (stored && stored.revision !== entry.revision) throw new DomainError('conflict');
  await write();
  return endOf(entry);
}

/** The next revision of what is stored, or the first. */
export const nextOf = (stored: { revision: number } | undefined, { updatedAt, updatedBy }: By) => ({
  revision: (stored?.revision ?? 0) + 1,
  updatedAt,
  updatedBy,
});

/** Whether two are stored as the same. */
export const isSame = (one: object, other: object | undefined): boolean =>
  isDeepStrictEqual(asStored(one), other && asStored(other));

/** The table leaves out what is undefined. */
const asStored = (entity: object): unknown => JSON.parse(JSON.stringify(entity));
