import type { Saved } from '#lambdas/runtime/saved-by.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { phases, readPhase, writePhase } from '#lambdas/store/catalogue/phase-store.ts';
import { usersWhere } from '#lambdas/store/catalogue/uses-of-price-list.ts';
import { ofManagedCountries } from '#lambdas/store/list/lists.ts';
import { readUser, writeUser } from '#lambdas/store/user/user-store.ts';
import { type Manager, managesCountry } from '#shared/access/managed-countries.ts';
import { inBatches } from '#shared/in-batches.ts';

/** Users that one call moves, and how many of them at once: a call ends well before its time is over. */
const mostUsers = 200;
const atOnce = 10;

/** Puts a price list in another's place in every phase, also when others save the phases meanwhile. */
export async function replaceInPhases(id: string, replacement: string, saved: Saved): Promise<void> {
  for (const phase of await phases.list(true))
    if (phase.availablePricelists.includes(id)) await replaceInPhase(phase.id, id, replacement, saved);
}

const replaceInPhase = (phase: string, id: string, replacement: string, saved: Saved): Promise<void> =>
  tryAgain(async () => {
    const stored = await readPhase(phase);
    if (!stored?.availablePricelists.includes(id)) return;
    const lists = stored.availablePricelists.map((list) => (list === id ? replacement : list));
    const availablePricelists = [...new Set(lists)];
    await writePhase({ ...stored, ...saved, availablePricelists, revision: stored.revision + 1 });
  });

/** Gives the first users of a price list another one, of those that a super user manages: others may join meanwhile. */
export async function moveUsers(id: string, replacement: string, manager: Manager): Promise<void> {
  const { items } = await usersWhere([{ pricelist: id }, ofManagedCountries(manager)], mostUsers);
  for (const batch of inBatches(atOnce, items))
    await Promise.all(batch.map((user) => moveUser(user.id, id, replacement, manager)));
}

const moveUser = (user: string, id: string, replacement: string, manager: Manager): Promise<void> =>
  tryAgain(async () => {
    const stored = await readUser(user);
    if (stored?.pricelist === id && managesCountry(manager, stored.country))
      await writeUser({ ...stored, pricelist: replacement, revision: stored.revision + 1 });
  });
