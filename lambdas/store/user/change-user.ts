import { mustBeThere } from '#lambdas/runtime/must-be-there.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import type { User } from '#shared/schemas/user.ts';
import { readUser, writeUser } from './user-store.ts';

/** A user who is there. */
export const storedUser = async (id: string): Promise<User> => mustBeThere(await readUser(id));

/** The changed fields of a user, which may depend on the user at that moment. */
type Change = Partial<User> | ((user: User) => Partial<User>);

/** Changes fields of a user, also when other fields change meanwhile. Without a difference it writes nothing. */
export const changeUser = (
  id: string,
  wanted: Change,
  updatedBy: string,
  now: Date,
): Promise<{ before: User; after: User }> =>
  tryAgain(async () => {
    const before = await storedUser(id);
    const change = typeof wanted === 'function' ? wanted(before) : wanted;
    const isSo = Object.entries(change).every(
      ([name, value]) => (before[name as keyof User] ?? null) === value,
    );
    if (isSo) return { before, after: before };
    const saved = { revision: before.revision + 1, updatedAt: now.toISOString(), updatedBy };
    const after = { ...before, ...change, ...saved };
    await writeUser(after);
    return { before, after };
  });
