import { userList } from '#lambdas/store/list/lists.ts';
import { type Manager, managesCountry } from '#shared/access/managed-countries.ts';
import { listPhases } from './phase-store.ts';

type Clauses = Parameters<typeof userList.search>[0]['clauses'];

/** Users that match the clauses, archived ones too: the oldest of them and their number. */
export const usersWhere = (clauses: Clauses, pageSize: number) =>
  userList.search({ clauses, sort: 'createdAt', descending: false, page: 0, pageSize });

/** Users with a price list and phases that are for it; `unmanagedUsers` live in countries that the manager does not manage. */
export async function usesOfPriceList(id: string, manager: Manager) {
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

/** Whether a user or a phase has a price list. */
export async function isPriceListUsed(id: string): Promise<boolean> {
  const [users, phases] = await Promise.all([usersWhere([{ pricelist: id }], 1), listPhases(true)]);
  return users.total > 0 || phases.some(({ availablePricelists }) => availablePricelists.includes(id));
}
