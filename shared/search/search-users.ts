import { countryOf } from '#shared/geography/countries.ts';
import { provinceCode } from '#shared/geography/provinces.ts';
import { displayName, type UserLight } from '#shared/schemas/user.ts';
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

/** Rows per page the list offers, and the one it starts with (USR-017, USR-018). */
export const userPageSizes = [10, 20, 30] as const;
export const defaultUserPageSize = 20;

/** What is asked of the list; everything left out takes its default. */
export type UserSearch = {
  search?: string | null;
  /** The show-archived switch (USR-007). */
  archived?: boolean | null;
  country?: string | null;
  province?: string | null;
  /** Only users without a price list (USR-005). */
  withoutPricelist?: boolean | null;
  sort?: UserSort | null;
  /** Newest first when sorted by creation (USR-019), else from A to Z. */
  descending?: boolean | null;
  /** Counts from 0. */
  page?: number | null;
  /** One of {@link userPageSizes}; any other counts as the default. */
  pageSize?: number | null;
};

/** What a column sorts by. */
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

/** What the list is filtered by. */
type UserFacet = 'country' | 'province' | 'pricelist' | 'archived';

/** The list of users: searched by name, company, e-mail and city (decision 17); equal ones are ordered by id. */
export const userRules: ListRules<UserLight, UserSort, UserFacet> = {
  version: 1,
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
    archived: ({ archived }) => String(archived),
  },
};

/** What the list was asked, with its defaults. */
export function userQuery(wanted: UserSearch): ListQuery<UserSort, UserFacet> {
  const sort = wanted.sort ?? 'createdAt';
  const country = wanted.country && countryOf(wanted.country);
  const province = provinceCode(wanted.province);
  return {
    clauses: [
      ...(wanted.archived ? [] : [{ archived: 'false' }]),
      ...(country ? [{ country }] : []),
      ...(province ? [{ province }] : []),
      ...(wanted.withoutPricelist ? [{ pricelist: '' }] : []),
    ],
    search: wanted.search,
    sort,
    descending: wanted.descending ?? sort === 'createdAt',
    page: wanted.page ?? 0,
    pageSize: userPageSizes.find((size) => size === wanted.pageSize) ?? defaultUserPageSize,
  };
}
