import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { listInput, optionalFlag, optionalText } from '#lambdas/runtime/list-input.ts';
import { priceLists } from '#lambdas/store/catalogue/price-list-store.ts';
import { ofManagedCountries, userList } from '#lambdas/store/list/lists.ts';
import {
  compareActivity,
  isActivitySort,
  isAsLastSignIn,
  type LastSignIn,
  lastSignIns,
} from '#shared/accounts/user-activity.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { pageOf } from '#shared/search/page-of.ts';
import {
  allUsersPageSize,
  type ListedUserSort,
  listedUserSorts,
  userPageSizes,
  userQuery,
} from '#shared/search/search-users.ts';
import { activityOf } from './activity-of.ts';
import { inSeconds } from './answered-user.ts';

const filter = {
  search: optionalText,
  archived: optionalFlag,
  country: optionalText,
  province: optionalText,
  withoutPricelist: optionalFlag,
  pricelistToConfirm: optionalFlag,
  lastSignIn: z.nullish(z.enum(lastSignIns)),
  deletionAsked: optionalFlag,
};

/** One page of the users whose country the super user manages, with what each does (OPC-10). */
export const listUsers = userOperation({
  allow: 'user.read',
  input: listInput(filter, listedUserSorts, [...userPageSizes, allUsersPageSize]),
  async run({ filter, ...wanted }, { user, now }) {
    const { items, total } = await listed(filter ?? {}, wanted, user, now);
    return { items: items.map((user) => ({ ...user, createdAt: inSeconds(user.createdAt) })), total };
  },
});

type Filter = Partial<z.output<z.ZodMiniObject<typeof filter>>>;
type Wanted = Omit<Parameters<typeof userQuery>[0], 'sort' | keyof Filter> & {
  sort?: ListedUserSort | null | undefined;
};

/** Activity is joined to the found users; filters and sorts may use it too. */
async function listed(
  { lastSignIn, ...others }: Filter,
  { sort, ...wanted }: Wanted,
  acting: CurrentUser,
  now: Date,
) {
  const byUser = sort && isActivitySort(sort) ? undefined : sort;
  const query = userQuery({ ...others, ...wanted, sort: byUser });
  const names = byUser === 'pricelist' ? await namesOfLists() : undefined;
  const scoped = { ...query, ...names, clauses: [...query.clauses, ofManagedCountries(acting)] };
  const isByActivity = byUser !== sort || lastSignIn;
  const whole = { ...scoped, page: 0, pageSize: Number.MAX_SAFE_INTEGER };
  const [found, activity] = await Promise.all([
    userList.search(isByActivity ? whole : scoped),
    activityOf(acting),
  ]);
  const users = found.items.map((user) => ({ ...user, ...activity(user.id) }));
  if (!isByActivity) return { items: users, total: found.total };
  const left = byActivity(users, { sort, descending: wanted.descending, lastSignIn, now });
  return pageOf(left, query.page, query.pageSize);
}

/** Users are stored with the id of their list, the column shows its name. */
async function namesOfLists() {
  const lists = new Map((await priceLists.list()).map(({ id, name }) => [id, name]));
  return { names: { of: 'pricelist' as const, name: (id: string) => lists.get(id) ?? id } };
}

type Listed = Parameters<ReturnType<typeof compareActivity>>[0];
type ByActivity = {
  sort: ListedUserSort | null | undefined;
  descending: boolean | null | undefined;
  lastSignIn: LastSignIn | null | undefined;
  now: Date;
};

/** Users, in the order they were found in, as their activity filters and sorts them. */
function byActivity<User extends Listed>(
  users: readonly User[],
  { sort, descending, lastSignIn, now }: ByActivity,
): readonly User[] {
  const left = lastSignIn ? users.filter((user) => isAsLastSignIn(user, lastSignIn, now)) : users;
  if (!sort || !isActivitySort(sort)) return left;
  const sorted = left.toSorted(compareActivity(sort));
  return descending ? sorted.reverse() : sorted;
}
