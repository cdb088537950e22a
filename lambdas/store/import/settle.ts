import { isDeepStrictEqual } from 'node:util';
import type { Saved } from '#lambdas/runtime/saved-by.ts';
import type { transact } from '#lambdas/runtime/table/transact.ts';
import type { ImportedEntry } from '#shared/catalogue/workbook/imported.ts';
import type { PlannedEntry } from '#shared/catalogue/workbook/plan.ts';
import { DomainError } from '#shared/errors.ts';

type Write = Parameters<typeof transact>[0][number];

export type By = Saved & {
  now: Date;
  /** The write that keeps what a step changed: part of the transaction that changes it. */
  keeping: (entry: ImportedEntry) => Promise<Write>;
};

/** `left` is an entry that was stored already when it was checked. */
export type Ended = 'added' | 'changed' | 'left';

export const endOf = ({ does }: Pick<PlannedEntry, 'does'>): Ended => (does === 'add' ? 'added' : 'changed');

type Seen = { does: 'add' | 'change'; revision: number };

/** Writes an entry, unless an earlier try stored it. A change since the check is not overwritten. */
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

/** The next revision of the stored entity, or the first. */
export const nextOf = (stored: { revision: number } | undefined, { updatedAt, updatedBy }: By) => ({
  revision: (stored?.revision ?? 0) + 1,
  updatedAt,
  updatedBy,
});

/** Whether two are stored as the same. */
export const isSame = (one: object, other: object | undefined): boolean =>
  isDeepStrictEqual(asStored(one), other && asStored(other));

/** The table leaves out undefined values. */
const asStored = (entity: object): unknown => JSON.parse(JSON.stringify(entity));
