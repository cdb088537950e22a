import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { userList } from '#lambdas/store/lists.ts';
import { managesCountry } from '#shared/access/managed-countries.ts';
import { userPageSizes, userQuery, userSorts } from '#shared/search/search-users.ts';

const optionalText = z.optional(z.nullable(z.string().check(z.maxLength(200))));
const optionalFlag = z.optional(z.nullable(z.boolean()));

const filter = z.strictObject({
  search: optionalText,
  archived: optionalFlag,
  country: optionalText,
  province: optionalText,
  withoutPricelist: optionalFlag,
});

/** One page of the users whose country the super user manages. */
export const listUsers = operation({
  allow: 'user.read',
  input: z.strictObject({
    filter: z.optional(z.nullable(filter)),
    sort: z.optional(z.nullable(z.enum(userSorts))),
    descending: optionalFlag,
    page: z.optional(z.nullable(z.number().check(z.int(), z.gte(0)))),
    pageSize: z.optional(z.nullable(z.literal(userPageSizes))),
  }),
  async run({ filter, ...wanted }, { caller }) {
    const user = signedInUser(caller);
    const query = userQuery({ ...filter, ...wanted });
    const managed = { country: (country: string) => managesCountry(user, country) };
    return userList.search({ ...query, clauses: [...query.clauses, managed] });
  },
});
