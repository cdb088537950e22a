import { listPhases } from '#lambdas/store/catalogue/phase-store.ts';
import { userList } from '#lambdas/store/list/lists.ts';
import { type Manager, managesCountry } from '#shared/access/managed-countries.ts';

type Clauses = Parameters<typeof userList.search>[0]['clauses'];

/** Users that match the clauses, archived ones too: the oldest of them and their number. */
export const usersWhere = (clauses: Clauses, pageSize: number) =>
  userList.search({ clauses, sort: 'createdAt', descending: false, page: 0, pageSize });

/** Users with a price list and phases that are for it; `unmanagedUsers` live in countries that the manager does not manage. */
export async function usesOf(id: string, manager: Manager) {
  const ofList = { pricelist: id };
  const foreign = { country: (country: string) => !managesCountry(manager, country) };
  const [users, unmanaged, phases] = await Promise.all([
    usersWhere([ofList], 1),
    usersWhere([ofList, foreign], 1),
    listPhases(true),
  ]);
  return {
    users: users.total,
    unmanagedUsers: unmanaged.total,
    phases: phases.filter(({ availablePricelists }) => availablePricelists.includes(id)).length,
  };
}
