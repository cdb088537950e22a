import { listInput, optionalFlag, optionalText } from '#lambdas/runtime/list-input.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { userList } from '#lambdas/store/lists.ts';
import { priceLists } from '#lambdas/store/price-list-store.ts';
import { allUsersPageSize, userPageSizes, userQuery, userSorts } from '#shared/search/search-users.ts';
import { inSeconds } from './answered-user.ts';
import { usersOfScope } from './users-of-scope.ts';

const filter = {
  search: optionalText,
  archived: optionalFlag,
  country: optionalText,
  province: optionalText,
  withoutPricelist: optionalFlag,
  pricelistToConfirm: optionalFlag,
};

/** One page of the users whose country the super user manages (OPC-10). */
export const listUsers = operation({
  allow: 'user.read',
  input: listInput(filter, userSorts, [...userPageSizes, allUsersPageSize]),
  async run({ filter, ...wanted }, { caller }) {
    const query = userQuery({ ...filter, ...wanted });
    const clauses = [...query.clauses, usersOfScope(signedInUser(caller))];
    const names = query.sort === 'pricelist' ? await namesOfLists() : undefined;
    const { items, total } = await userList.search({ ...query, ...names, clauses });
    return { items: items.map((user) => ({ ...user, createdAt: inSeconds(user.createdAt) })), total };
  },
});

/** Users are stored with the id of their list, the column shows its name. */
async function namesOfLists() {
  const lists = new Map((await priceLists.list()).map(({ id, name }) => [id, name]));
  return { names: { of: 'pricelist' as const, name: (id: string) => lists.get(id) ?? id } };
}
