import { listInput, optionalFlag, optionalText } from '#lambdas/runtime/list-input.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { userList } from '#lambdas/store/lists.ts';
import { allUsersPageSize, userPageSizes, userQuery, userSorts } from '#shared/search/search-users.ts';
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
    return userList.search({ ...query, clauses });
  },
});
