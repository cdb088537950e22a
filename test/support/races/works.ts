import { displayName } from '#shared/accounts/display-name.ts';
import { currentUser } from '#shared/schemas/user.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { aWorkContent } from '#test/support/builders/work.ts';
import { everyOperation, runningAs } from '#test/support/run-operations.ts';
import { as, type Editable, type Editor, type Seen } from './editable.ts';

type Known = { id: string; revision: number };
const text = (what: string) => (unique: number) => `${what} ${unique}`;
const revisionOf = ({ base }: Seen): number => as<Known>(base).revision;

/** An owner in one of two windows: their names tell the windows apart. */
export async function windowOf(uid: string, firstName: string): Promise<Editor> {
  const stored = aStoredUser({ id: uid, uid, firstName, type: 'imbianchino', emailVerified: true });
  const user = currentUser(stored);
  return { name: displayName(user), user, run: runningAs(await everyOperation(), user) };
}

export const workOfLibrary: Editable = {
  operations: ['Mutation.updateWork', 'Mutation.archiveWork'],
  editors: async (_, unique) => [await windowOf(unique, 'Prima'), await windowOf(unique, 'Seconda')],
  async make([{ run }], unique) {
    const { id } = as<Known>(await run('Mutation.createWork', { key: unique, work: aWorkContent() }));
    const saving = {
      operation: 'Mutation.updateWork',
      fields: { code: text('C'), group: text('Gruppo'), price: (count: number) => count },
      save: (by: typeof run, seen: Seen, whole: object) =>
        by('Mutation.updateWork', { work: { id, revision: revisionOf(seen), ...aWorkContent(), ...whole } }),
    };
    return {
      async read(by) {
        const read = as<Known & Record<'code' | 'group' | 'price', unknown>>(await by('Query.work', { id }));
        return { base: read, fields: { code: read.code, group: read.group, price: read.price } };
      },
      ways: () => [
        saving,
        saving,
        {
          operation: 'Mutation.archiveWork',
          fields: {},
          save: (by, { base }) =>
            by('Mutation.archiveWork', { id, archived: !as<{ archived: boolean }>(base).archived }),
        },
      ],
    };
  },
};
