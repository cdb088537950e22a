import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { userList } from '#lambdas/store/list/lists.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { isItaly } from '#shared/geography/countries.ts';

/** Names of a page. */
const pageSize = 50;

/** The users that a repair would move to Italy, and their countries, for a look before it begins (OPW-55). */
export const listForcedUsers = operation({
  allow: 'repair.force',
  input: z.strictObject({ page: z.number().check(z.int(), z.gte(0), z.lte(100_000)) }),
  async run({ page }) {
    const clauses = [{ country: (country: string) => !isItaly(country) }];
    const { items, total } = await userList.search({
      clauses,
      page,
      pageSize,
      sort: 'name',
      descending: false,
    });
    return {
      total,
      items: items.map((user) => ({ id: user.id, name: displayName(user), country: user.country })),
    };
  },
});
