import { priceDateOf } from '#shared/catalogue/price-dates.ts';
import { listsOf } from '#shared/catalogue/priced-lists.ts';
import type { Product } from '#shared/schemas/product.ts';

const sorted = <Value>(entries: [string, Value][]) =>
  entries.toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * The prices that an update rests on, in an order of their own: two catalogues with the same text have the same
 * prices.
 */
export const seenPrices = (products: readonly Pick<Product, 'id' | 'priceranges'>[]) =>
  products
    .map(({ id, priceranges }) => ({
      id,
      ranges: priceranges.map((range) => ({
        dates: sorted(listsOf(range).map((list) => [list, priceDateOf(range, list)])),
        packs: range.prices.map((pack) => sorted(Object.entries(pack))),
      })),
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
