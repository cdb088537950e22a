import { userList } from '#lambdas/store/lists.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';

const superUsers = {
  clauses: [{ superUser: 'true' }, { archived: 'false' }],
  sort: 'createdAt',
  descending: false,
  page: 0,
  pageSize: Number.MAX_SAFE_INTEGER,
} as const;

/** The ids of the super users who manage one of some countries now: rights that were taken away end with the next change. */
export async function managersOf(countries: readonly (string | null)[]): Promise<string[]> {
  const { items } = await userList.search(superUsers);
  return items
    .filter(({ isSuper, managementMode, managedCountries }) =>
      countries.some((country) =>
        managesCountry({ superUser: isSuper, managementMode, managedCountries }, country),
      ),
    )
    .map(({ id }) => id);
}
