import { activeSuperUsers } from '#lambdas/store/list/lists.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';

/** The ids of the super users who manage one of some countries now: rights that were taken away end with the next change. */
export async function managersOf(countries: readonly (string | null)[]): Promise<string[]> {
  return (await activeSuperUsers())
    .filter(({ isSuper, managementMode, managedCountries }) =>
      countries.some((country) =>
        managesCountry({ superUser: isSuper, managementMode, managedCountries }, country),
      ),
    )
    .map(({ id }) => id);
}
