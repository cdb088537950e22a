import type { PriceList } from '#shared/schemas/price-list.ts';
import { value } from './comparable-parts.ts';
import type { Comparable } from './differences.ts';

/** A price list as its history compares it. */
export const comparablePriceList = ({
  name,
  countries,
  isCatchAll,
}: Pick<PriceList, 'name' | 'countries' | 'isCatchAll'>): Comparable => ({
  name,
  countries: countries ?? [],
  isCatchAll: value(isCatchAll),
});
