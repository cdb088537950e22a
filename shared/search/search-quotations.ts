import { countryOf } from '#shared/geography/countries.ts';
import type { QuotationLight } from '#shared/schemas/quotation.ts';
import { matchWords } from './match-words.ts';
import { type Page, pageOf } from './page-of.ts';

/** Rows per page the list offers, and the one it starts with (QLS-010, QLS-011). */
export const pageSizes = [10, 20, 30, 50, 100] as const;
export const defaultPageSize = 20;

/** Columns the list sorts by (QLS-013, QLS-014). */
export const quotationSorts = ['name', 'location', 'userName', 'userCountry', 'createdAt'] as const;
export type QuotationSort = (typeof quotationSorts)[number];

/** What is asked of the list; everything left out takes its default. */
export type QuotationSearch = {
  search?: string | null;
  /** The show-archived switch: archived quotations appear beside the others (QLS-018, QLS-019). */
  archived?: boolean | null;
  country?: string | null;
  province?: string | null;
  sort?: QuotationSort | null;
  /** Newest first when sorted by creation, else from A to Z. */
  descending?: boolean | null;
  /** Counts from 0. */
  page?: number | null;
  /** One of {@link pageSizes}; any other counts as the default. */
  pageSize?: number | null;
};

// Made once: making one costs far more than comparing. Counting numbers in names would cost eight times as much.
const italian = new Intl.Collator('it');

const provinceCode = (province: string | null | undefined): string => province?.trim().toUpperCase() ?? '';

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** ISO times and country codes compare as they are; names in Italian order; equal ones by id. */
function orderBy(sort: QuotationSort, descending: boolean) {
  const isPlain = sort === 'createdAt' || sort === 'userCountry';
  const compare = isPlain ? compareText : italian.compare;
  const direction = descending ? -1 : 1;
  return (left: QuotationLight, right: QuotationLight): number =>
    (left[sort] !== right[sort] && direction * compare(left[sort], right[sort])) ||
    compareText(left.id, right.id);
}

function passes(filter: QuotationSearch): (row: QuotationLight) => boolean {
  const matches = matchWords(filter.search);
  const country = filter.country && countryOf(filter.country);
  const province = provinceCode(filter.province);
  return (row) =>
    (filter.archived || !row.archived) &&
    (!country || countryOf(row.userCountry) === country) &&
    (!province || provinceCode(row.province) === province) &&
    matches([row.name, row.userName, row.location]);
}

/**
 * The list of quotations: filters, sorts and takes one page (QLS-010 to QLS-019, QLS-036 to QLS-041,
 * OP35, OP36). `rows` are those the user may read; the total counts what the filters leave.
 */
export function searchQuotations(
  rows: readonly QuotationLight[],
  wanted: QuotationSearch = {},
): Page<QuotationLight> {
  const sort = wanted.sort ?? 'createdAt';
  const descending = wanted.descending ?? sort === 'createdAt';
  const pageSize = pageSizes.find((size) => size === wanted.pageSize) ?? defaultPageSize;
  const found = rows.filter(passes(wanted)).sort(orderBy(sort, descending));
  return pageOf(found, wanted.page ?? 0, pageSize);
}
