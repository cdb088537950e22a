import type { Product } from '#shared/schemas/product.ts';

/**
 * The prices that an update rests on, in an order of their own: two catalogues with the same text have the same
 * prices.
 */
export const seenPrices = (products: readonly Pick<Product, 'id' | 'priceranges'>[]) =>
  products
    .map(({ id, priceranges }) => ({
      id,
      ranges: priceranges.map(({ updatedAt, prices }) => ({
        updatedAt: updatedAt ?? null,
        packs: prices.map((pack) =>
          Object.entries(pack).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        ),
      })),
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
