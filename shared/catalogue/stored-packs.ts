import { parseStoredPrice, parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { perUnit, pricePerEuro } from '#shared/money/units.ts';
import type { StoredPack } from '#shared/schemas/product.ts';
import type { PackInput } from '#shared/schemas/product-parts-input.ts';

/** Packages in the catalogue's own count, which only older records have. */
const mostPackages = 1_000_000;

/** A package as super users edit it, with its price in each list, in euro. */
export type CataloguePack = {
  id: string;
  packaging: string;
  quantity: number | null;
  prices: { pricelist: string; price: number }[];
};

/** The packages of a range; older records have them in a map, by id (OPC-23). */
export function packList(prices: unknown): StoredPack[] {
  if (Array.isArray(prices)) return prices;
  if (typeof prices !== 'object' || prices === null) return [];
  return Object.entries(prices as Record<string, Omit<StoredPack, 'id'>>).map(
    // An older record holds packages without or with their ids; the list holds the same.
    ([id, pack]) => ({ id, ...pack }) as StoredPack,
  );
}

const isAmount = (value: number | undefined): value is number => value !== undefined && value >= 0;

/** Euro of a stored price, `undefined` for none and for one that nobody could save again. */
export function euroOf(stored: unknown): number | undefined {
  const price = parseStoredPrice(stored);
  return isAmount(price) ? price / pricePerEuro : undefined;
}

/** A stored size, consumption or count as a number. */
export function numberOf(stored: unknown): number | null {
  const value = parseStoredQuantity(stored);
  return isAmount(value) ? value / perUnit : null;
}

/** A number up to the largest that can be saved; beyond it there is none. */
export const atMost = (most: number, value: number | null | undefined): number | null =>
  value != null && value <= most ? value : null;

/** Text with a decimal comma, as every package has it by now (OPC-23). */
const sizeOf = (stored: unknown): string =>
  typeof stored === 'string' || typeof stored === 'number' ? String(stored).replace('.', ',') : '';

/** A stored package: `{id, packaging, quantity, <price list>: number}` (OPC-23). */
export function cataloguePack({ id, packaging, quantity, ...byList }: StoredPack): CataloguePack {
  const prices = Object.entries(byList).flatMap(([pricelist, stored]) => {
    const price = euroOf(stored);
    return price === undefined ? [] : [{ pricelist, price }];
  });
  return { id, packaging: sizeOf(packaging), quantity: atMost(mostPackages, numberOf(quantity)), prices };
}

/** The same the other way; prices of lists that are no more fall away (OPC-16). */
export function storedPack(pack: PackInput, lists: ReadonlySet<string>): StoredPack {
  const prices = pack.prices.filter(({ pricelist }) => lists.has(pricelist));
  const byList = Object.fromEntries(prices.map(({ pricelist, price }) => [pricelist, price]));
  return { ...byList, id: pack.id, packaging: pack.packaging, quantity: pack.quantity ?? 0 };
}
