import { newId } from '#lambdas/runtime/new-id.ts';
import { countBegunTest } from '#lambdas/store/statistics/begun-test-store.ts';
import { countryOf } from '#shared/geography/countries.ts';
import type { User } from '#shared/schemas/user.ts';
import { demoFile } from './demo-file.ts';

/** Counts the guided tests that led to no quotation, their dates moved so that the reference date becomes `now`. */
export async function loadBegunTests(users: ReadonlyMap<string, User>, now: Date): Promise<void> {
  const { referenceDate } = await demoFile<{ referenceDate: string }>('meta');
  const shift = now.getTime() - Date.parse(referenceDate);
  for (const { owner, begunAt } of await demoFile<{ owner: string; begunAt: string }[]>('begun-tests')) {
    const user = users.get(owner);
    if (!user) throw new Error(`The demo has no user ${owner}.`);
    const at = new Date(Date.parse(begunAt) + shift);
    await countBegunTest({ uid: user.id, country: countryOf(user.country), run: newId() }, at);
  }
}
