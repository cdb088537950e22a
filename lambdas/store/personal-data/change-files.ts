import { listChanges } from '#lambdas/store/history/history-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import type { PersonalDataWork } from '#shared/schemas/personal-data.ts';
import type { Files } from './zip-part.ts';

/** The changes of a user in the catalogue, as far as its history is kept: a file an entity. */
export async function changeFiles(
  uid: string,
  entries: PersonalDataWork['catalogue'][number],
  now: Date,
): Promise<Files> {
  const user = await readUser(uid);
  const name = user && displayName(user);
  const files = await Promise.all(
    entries.map(async ({ kind, id }) => {
      const own = (await listChanges(kind, id, now)).filter(({ by }) => by === name);
      return own.length > 0 ? [[`changes/${kind}-${id}.json`, own]] : [];
    }),
  );
  return Object.fromEntries(files.flat());
}
