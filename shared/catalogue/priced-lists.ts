import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';
import type { StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';
import { packList } from './stored-packs.ts';

/** Fields of a stored package beside its price of each list. */
const others = new Set(['id', 'packaging', 'quantity']);

/** The price lists, by id, of which packages of a range have a value, whatever it is. */
export function listsOf({ prices }: Pick<StoredPriceRange, 'prices'>): string[] {
  const named = packList(prices).flatMap((pack) =>
    Object.keys(pack).filter((list) => !others.has(list) && pack[list] != null),
  );
  return [...new Set(named)];
}

const isAbove0 = (stored: StoredPack[string]) => (parseStoredPrice(stored) ?? 0) > 0;

/** The price lists, by id, in which a product has a price above 0 for any of its packages (OPC-01). */
export function pricedLists(priceranges: readonly Pick<StoredPriceRange, 'prices'>[]): string[] {
  const packs = priceranges.flatMap(({ prices }) => packList(prices));
  const priced = packs.flatMap((pack) =>
    Object.keys(pack).filter((list) => !others.has(list) && isAbove0(pack[list])),
  );
  return [...new Set(priced)].sort();
}
