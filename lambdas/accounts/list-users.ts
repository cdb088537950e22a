import { listInput, optionalFlag, optionalText } from '#lambdas/runtime/list-input.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { userList } from '#lambdas/store/lists.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { userPageSizes, userQuery, userSorts } from '#shared/search/search-users.ts';

const filter = {
  search: optionalText,
  archived: optionalFlag,
  country: optionalText,
  province: optionalText,
  withoutPricelist: optionalFlag,
};

/** One page of the users whose country the super user manages. */
export const listUsers = operation({
  allow: 'user.read',
  input: listInput(filter, userSorts, userPageSizes),
  async run({ filter, ...wanted }, { caller }) {
    const user = signedInUser(caller);
    const query = userQuery({ ...filter, ...wanted });
    const managed = { country: (country: string) => managesCountry(user, country) };
    return userList.search({ ...query, clauses: [...query.clauses, managed] });
  },
});
