import { readStoredUser, writingUser } from '#lambdas/store/user/user-store.ts';
import { repairedUserCountry } from '#shared/repair/countries.ts';
import { repairedUserIds } from '#shared/repair/owners.ts';
import { user as userSchema } from '#shared/schemas/user.ts';
import { type Asked, type Elsewhere, type Mended, revisionOf, unchanged } from './mended.ts';

/** The repair of a user; undefined when they were deleted. */
export async function mendUser(asked: Asked): Promise<Mended | Elsewhere | undefined> {
  const { task, id, work, by, manages, keeping } = asked;
  const stored = await readStoredUser(id);
  if (!stored) return undefined;
  if (!manages(stored.country)) return 'elsewhere';
  const finding =
    task === 'userIds' ? repairedUserIds(stored, id) : repairedUserCountry(stored, work.forceItaly);
  if (!finding) return unchanged(id);
  const { fields } = finding;
  if ('country' in fields && !manages(fields.country)) return 'elsewhere';
  const after = userSchema.parse({ ...stored, ...fields, ...by, revision: revisionOf(stored) + 1 });
  const kept = work.forceItaly && 'country' in fields ? [keeping(id, stored.country)] : [];
  return { subject: id, changes: finding.changes, writes: [...writingUser(after), ...kept] };
}
