import type { FactorTable } from '#shared/schemas/price-update.ts';
import type { StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';

/** A price range of one package with its price in each list; its date does not matter. */
export const aRange = (
  prices: Record<string, string | number | null>,
  changes: Partial<StoredPriceRange> = {},
): StoredPriceRange => ({
  name: 'Fascia',
  colors: [],
  prices: [aPack('p1', prices)],
  ...changes,
});

export const aPack = (id: string, prices: Record<string, string | number | null>): StoredPack => ({
  id,
  packaging: '5',
  ...prices,
});

/** Factors by product and by price list, as pasted (OPW-52). */
export const aTable = (
  byProduct: Record<string, (number | null)[]>,
  byPricelist: Record<string, number> = {},
): FactorTable => ({
  byProduct: Object.entries(byProduct).map(([product, factors]) => ({ product, factors })),
  byPricelist: Object.entries(byPricelist).map(([pricelist, factor]) => ({ pricelist, factor })),
});
