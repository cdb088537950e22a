import { displayName } from '#shared/accounts/display-name.ts';
import { isFullAdministrator } from '#shared/accounts/may-manage-user.ts';
import { isPriceListToConfirm } from '#shared/accounts/price-list-to-confirm.ts';
import { activitySorts } from '#shared/accounts/user-activity.ts';
import { countryOf } from '#shared/geography/countries.ts';
import { provinceCode } from '#shared/geography/provinces.ts';
import type { UserLight } from '#shared/schemas/user.ts';
import type { Clause } from './facets.ts';
import { type ListSearch, listQuery } from './list-query.ts';
import { compareNames, comparePlain, type ListQuery, type ListRules } from './list-rules.ts';

/** Columns the list of users sorts by: every shown one (decision 17). */
export const userSorts = [
  'name',
  'email',
  'type',
  'province',
  'country',
  'language',
  'pricelist',
  'consent',
  'superUser',
  'createdAt',
] as const;
export type UserSort = (typeof userSorts)[number];

/** Columns the list shows: what users do is no part of their row, and sorted where it is known. */
export const listedUserSorts = [...userSorts, ...activitySorts] as const;
export type ListedUserSort = (typeof listedUserSorts)[number];

/** Rows per page the list offers, and the one it starts with (USR-017, USR-018). */
export const userPageSizes = [10, 20, 30] as const;
export const defaultUserPageSize = 20;

/** Rows of each page while all of them are shown: they come one after the other (USR-018). */
export const allUsersPageSize = 250;

/** The search of the list (USR-004, USR-005, USR-007, USR-017 to USR-019). */
export type UserSearch = ListSearch<UserSort> & {
  /** Only users without a price list. */
  withoutPricelist?: boolean | null;
  /** Only users whose suggested price list nobody confirmed (OPC-35). */
  pricelistToConfirm?: boolean | null;
  /** Only users who asked that their account be erased. */
  deletionAsked?: boolean | null;
};

/** The key that each column sorts by. */
const keys: Record<UserSort, (user: UserLight) => string> = {
  name: displayName,
  email: ({ email }) => email,
  type: ({ type }) => type ?? '',
  province: ({ province }) => province ?? '',
  country: ({ country }) => countryOf(country),
  language: ({ language }) => language ?? '',
  pricelist: ({ pricelist }) => pricelist ?? '',
  consent: ({ checkbox1, checkbox2 }) => `${checkbox1}${checkbox2}`,
  superUser: ({ isSuper }) => String(isSuper),
  createdAt: ({ createdAt }) => createdAt,
};

/** The filters of the list. */
type UserFacet =
  | 'country'
  | 'province'
  | 'pricelist'
  | 'toConfirm'
  | 'deletionAsked'
  | 'archived'
  | 'superUser'
  | 'fullAdministrator';

/** The list of users: searched by name, company, e-mail and city (decision 17); equal ones are ordered by id. */
export const userRules: ListRules<UserLight, UserSort, UserFacet> = {
  version: 2,
  sorts: userSorts,
  compare: (sort) => {
    const keyOf = keys[sort];
    const compare = sort === 'name' ? compareNames : comparePlain;
    return (left, right) => compare(keyOf(left), keyOf(right)) || comparePlain(left.id, right.id);
  },
  textsOf: ({ firstName, lastName, company, email, city }) => [
    firstName,
    lastName,
    company ?? '',
    email,
    city ?? '',
  ],
  facets: {
    country: ({ country }) => countryOf(country),
    province: ({ province }) => provinceCode(province),
    pricelist: ({ pricelist }) => pricelist ?? '',
    toConfirm: (user) => String(isPriceListToConfirm(user)),
    deletionAsked: ({ deletionAskedAt }) => String(Boolean(deletionAskedAt)),
    superUser: ({ isSuper }) => String(isSuper),
    fullAdministrator: (user) => String(isFullAdministrator(user)),
    archived: ({ archived }) => String(archived),
  },
};

/** The query of the list, with its defaults. */
export function userQuery(wanted: UserSearch): ListQuery<UserSort, UserFacet> {
  const sizes = { pageSizes: [...userPageSizes, allUsersPageSize], defaultPageSize: defaultUserPageSize };
  const query = listQuery<UserSort>(wanted, sizes);
  const clauses: Clause<UserFacet>[] = [
    ...query.clauses,
    ...(wanted.withoutPricelist ? [{ pricelist: '' }] : []),
    ...(wanted.pricelistToConfirm ? [{ toConfirm: 'true' }] : []),
    ...(wanted.deletionAsked ? [{ deletionAsked: 'true' }] : []),
  ];
  return { ...query, clauses };
}
