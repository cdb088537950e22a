import { conflictWith } from '#lambdas/runtime/conflict-with.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import type { Caller } from '#shared/access/permissions.ts';
import type { Tracked } from '#shared/schemas/tracked.ts';
import { displayName } from '#shared/schemas/user.ts';

/** Who saves, and when. */
export const savedBy = (caller: Caller, now: Date) => ({
  updatedAt: now.toISOString(),
  updatedBy: displayName(signedInUser(caller)),
});

/** What was edited must be what is stored (decision 8). */
export function mustBeOf(
  revision: number,
  stored: Pick<Tracked, 'revision' | 'updatedAt' | 'updatedBy'>,
): void {
  if (stored.revision !== revision) throw conflictWith(stored);
}
