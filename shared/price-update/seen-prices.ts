import type { Product } from '#shared/schemas/product.ts';

/** What an update rests on, in an order of its own: two catalogues of which it is the same have the same prices. */
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
