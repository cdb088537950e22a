import { countryOf } from '#shared/geography/countries.ts';
import { provinceCode } from '#shared/geography/provinces.ts';
import type { Clause } from './facets.ts';
import type { ListQuery } from './list-rules.ts';

/** Questions for every list of quotations or users; everything left out takes its default. */
export type ListSearch<Sort extends string> = {
  search?: string | null;
  /** The show-archived switch: archived ones appear beside the others. */
  archived?: boolean | null;
  country?: string | null;
  province?: string | null;
  sort?: Sort | null;
  /** Newest first when sorted by creation, else from A to Z. */
  descending?: boolean | null;
  /** Counts from 0. */
  page?: number | null;
  /** One of those the list offers; any other counts as the default. */
  pageSize?: number | null;
};

type CommonFacet = 'archived' | 'country' | 'province';

/** The query of a list, with its defaults: newest first, without the archived ones. */
export function listQuery<Sort extends string>(
  wanted: ListSearch<Sort | 'createdAt'>,
  { pageSizes, defaultPageSize }: { pageSizes: readonly number[]; defaultPageSize: number },
): ListQuery<Sort | 'createdAt', CommonFacet> {
  const sort = wanted.sort ?? 'createdAt';
  const province = provinceCode(wanted.province);
  const clauses: Clause<CommonFacet>[] = [
    ...(wanted.archived ? [] : [{ archived: 'false' }]),
    ...(wanted.country ? [{ country: countryOf(wanted.country) }] : []),
    ...(province ? [{ province }] : []),
  ];
  return {
    clauses,
    search: wanted.search,
    sort,
    descending: wanted.descending ?? sort === 'createdAt',
    page: wanted.page ?? 0,
    pageSize: pageSizes.find((size) => size === wanted.pageSize) ?? defaultPageSize,
  };
}
