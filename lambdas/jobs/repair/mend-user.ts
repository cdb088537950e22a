import { readStoredUser, writingUser } from '#lambdas/store/user-store.ts';
import { repairedUserCountry } from '#shared/repair/countries.ts';
import { repairedUserIds } from '#shared/repair/owners.ts';
import { user as userSchema } from '#shared/schemas/user.ts';
import { type Asked, type Mended, unchanged } from './mended.ts';

/** What a task finds to change in a user; undefined when he is gone. */
export async function mendUser({ task, id, work, by }: Asked): Promise<Mended | undefined> {
  const stored = await readStoredUser(id);
  if (!stored) return undefined;
  const finding =
    task === 'userIds' ? repairedUserIds(stored, id) : repairedUserCountry(stored, work.forceItaly);
  if (!finding) return unchanged(id);
  const revision = typeof stored.revision === 'number' ? stored.revision : 1;
  const after = userSchema.parse({ ...stored, ...finding.fields, ...by, revision: revision + 1 });
  return { subject: id, changes: finding.changes, writes: writingUser(after) };
}
