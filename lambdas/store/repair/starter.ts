import { readUser } from '#lambdas/store/user/user-store.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { managerOf } from '#shared/access/manager-of.ts';
import { refusal } from '#shared/access/permissions.ts';
import type { Job } from '#shared/schemas/job.ts';
import type { RepairWork } from '#shared/schemas/repair.ts';
import { type CurrentUser, currentUser } from '#shared/schemas/user.ts';
import type { Manages } from './mended.ts';

/** The starter of a repair, as long as they may go on. */
export async function starterOf({
  starter,
  forceItaly,
}: Pick<RepairWork, 'starter' | 'forceItaly'>): Promise<CurrentUser | undefined> {
  const stored = starter ? await readUser(starter) : undefined;
  if (!stored || stored.archived) return undefined;
  const user = currentUser(stored);
  const needed = forceItaly ? 'repair.force' : 'repair.write';
  return refusal(needed, { kind: 'user', user }) ? undefined : user;
}

/** The countries that the starter of a repair managed and still manages; undefined when none is left. */
export async function managedBy(work: RepairWork, scope: Job['scope']): Promise<Manages | undefined> {
  const user = await starterOf(work);
  if (!user || !scope) return undefined;
  const before = managerOf(scope);
  return (stored) => {
    const country = typeof stored === 'string' ? stored : null;
    return managesCountry(before, country) && managesCountry(user, country);
  };
}
