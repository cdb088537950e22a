import { displayName } from '#shared/accounts/display-name.ts';
import type { Tracked } from '#shared/schemas/tracked.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { conflictWith } from './conflict-with.ts';

export type Saved = Pick<Tracked, 'updatedAt' | 'updatedBy'>;

export const savedBy = (user: CurrentUser, now: Date): Saved => ({
  updatedAt: now.toISOString(),
  updatedBy: displayName(user),
});

/** The next revision of an entity, with author and time. */
export const nextRevision = (
  revision: number,
  user: CurrentUser,
  now: Date,
): Saved & { revision: number } => ({
  revision: revision + 1,
  ...savedBy(user, now),
});

/** Edits must have started from the stored revision (decision 8). */
export function mustBuildOn(revision: number, stored: Saved & { revision: number }): void {
  if (stored.revision !== revision) throw conflictWith(stored);
}
