import { activeSuperUsers } from '#lambdas/store/list/lists.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { managerOf } from '#shared/access/manager-of.ts';

/** The ids of the super users who manage one of some countries now: rights that were taken away end with the next change. */
export async function managersOf(countries: readonly (string | null)[]): Promise<string[]> {
  const managers = (await activeSuperUsers()).filter((user) =>
    countries.some((country) => managesCountry(managerOf(user), country)),
  );
  return managers.map(({ id }) => id);
}
