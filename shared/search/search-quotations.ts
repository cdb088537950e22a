import { countryOf } from '#shared/geography/countries.ts';
import { provinceCode } from '#shared/geography/provinces.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import { type ListSearch, listQuery } from './list-query.ts';
import { compareNames, comparePlain, type ListQuery, type ListRules } from './list-rules.ts';
import type { Page } from './page-of.ts';
import { searchRows } from './search-rows.ts';

/** Rows per page the list offers, and the one it starts with (QLS-010, QLS-011). */
export const pageSizes = [10, 20, 30, 50, 100] as const;
export const defaultPageSize = 20;

/** Columns the list sorts by (QLS-013, QLS-014). */
export const quotationSorts = ['name', 'location', 'userName', 'userCountry', 'total', 'createdAt'] as const;
export type QuotationSort = (typeof quotationSorts)[number];

/** The search of the list (QLS-010 to QLS-019). */
export type QuotationSearch = ListSearch<QuotationSort> & {
  /** Only quotations of one user. */
  owner?: string | null;
};

/** The filters of the list. */
type QuotationFacet = 'owner' | 'country' | 'province' | 'archived';

/** The list of quotations: equal ones are ordered by id (QLS-012 to QLS-014, QLS-036 to QLS-041). */
export const quotationRules: ListRules<QuotationLight, QuotationSort, QuotationFacet> = {
  version: 2,
  sorts: quotationSorts,
  compare: (sort) => {
    if (sort === 'total')
      return (left, right) => totalOf(left) - totalOf(right) || comparePlain(left.id, right.id);
    const isPlain = sort === 'createdAt' || sort === 'userCountry';
    const compare = isPlain ? comparePlain : compareNames;
    return (left, right) =>
      (left[sort] !== right[sort] && compare(left[sort], right[sort])) || comparePlain(left.id, right.id);
  },
  textsOf: ({ name, userName, location }) => [name, userName, location],
  facets: {
    owner: ({ uid }) => uid,
    country: ({ userCountry }) => countryOf(userCountry),
    province: ({ province }) => provinceCode(province),
    archived: ({ archived }) => String(archived),
  },
  repeated: ['uid', 'userName', 'userCountry', 'province', 'pricedBy'],
};

/** Quotations without a total come before those that cost nothing. */
const totalOf = ({ total }: QuotationLight) => total ?? -1;

/** The query of the list, with its defaults (QLS-010 to QLS-019, OP35, OP36). */
export function quotationQuery(wanted: QuotationSearch): ListQuery<QuotationSort, QuotationFacet> {
  const query = listQuery<QuotationSort>(wanted, { pageSizes, defaultPageSize });
  const { owner } = wanted;
  return owner ? { ...query, clauses: [...query.clauses, { owner }] } : query;
}

/** The list of quotations at hand. `rows` are those the user may read; the total counts what the filters leave. */
export function searchQuotations(
  rows: readonly QuotationLight[],
  wanted: QuotationSearch = {},
): Page<QuotationLight> {
  return searchRows(rows, quotationRules, quotationQuery(wanted));
}
