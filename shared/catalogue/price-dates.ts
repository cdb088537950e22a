import type { StoredPriceRange } from '#shared/schemas/product.ts';
import { listsOf } from './priced-lists.ts';

type Dated = Pick<StoredPriceRange, 'priceDates' | 'updatedAt'>;

/**
 * When a price of a list in a range last became another, as an ISO instant: the list's own date, else that of the range
 * (PRG-029). Null where nobody knows.
 */
export function priceDateOf({ priceDates, updatedAt }: Dated, list: string): string | null {
  const own = priceDates && Object.hasOwn(priceDates, list);
  return (own ? priceDates[list] : updatedAt) ?? null;
}

/**
 * A range with new dates of some lists. Every list of it keeps a date of its own from now on, so that a later change of
 * one list dates no other. `earlier` has the dates before; `updatedAt` is the latest of all.
 */
export function withPriceDates(
  range: StoredPriceRange,
  earlier: Dated | undefined,
  dates: Readonly<Record<string, string | null>>,
): StoredPriceRange {
  const kept = listsOf(range).map((list) => [list, priceDateOf(earlier ?? {}, list)] as const);
  const priceDates = { ...Object.fromEntries(kept), ...dates };
  return { ...range, priceDates, updatedAt: newestOf(Object.values(priceDates)) };
}

/** The newest of some ISO instants, which sort as text; null of none. */
export const newestOf = (dates: readonly (string | null | undefined)[]): string | null =>
  dates
    .filter((date) => date != null)
    .toSorted()
    .at(-1) ?? null;
