import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';
import type { StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';

type Prices = ReadonlyMap<string, number>;

/** Ten-thousandths of a euro by package and list, of the packages and lists that are still there. */
function pricesOf(range: StoredPriceRange | undefined, counts: (pack: string, list: string) => boolean) {
  const entries = (range?.prices ?? []).flatMap((pack) =>
    Object.keys(pack).flatMap((list): [string, number][] => {
      const price = counts(pack.id, list) ? parseStoredPrice(pack[list]) : undefined;
      return price === undefined ? [] : [[`${pack.id} ${list}`, price]];
    }),
  );
  return new Map(entries);
}

const areEqual = (one: Prices, other: Prices): boolean =>
  one.size === other.size && [...one].every(([key, price]) => other.get(key) === price);

const idsOf = (packs: readonly StoredPack[]) => new Set(packs.map(({ id }) => id));

/** The stored range that a sent one was: the one with most of its packages, among those without packages of its name. */
function earlierOf(range: StoredPriceRange, before: readonly StoredPriceRange[]) {
  const ids = idsOf(range.prices);
  const shared = before.map(({ prices }) => prices.filter(({ id }) => ids.has(id)).length);
  const most = Math.max(0, ...shared);
  return most > 0 ? before[shared.indexOf(most)] : before.find(({ name }) => name === range.name);
}

/**
 * Price ranges with the time at which one of their prices last became another (OPC-28): now for those where one did, and
 * for new ones with a price. Packages that were taken away and lists that are no more change no price.
 */
export function stampedPriceRanges(
  before: readonly StoredPriceRange[],
  after: readonly StoredPriceRange[],
  lists: ReadonlySet<string>,
  now: string,
): StoredPriceRange[] {
  return after.map((range) => {
    const earlier = earlierOf(range, before);
    const kept = idsOf(range.prices);
    const isKept = (pack: string, list: string) => kept.has(pack) && lists.has(list);
    const isSame = areEqual(pricesOf(earlier, isKept), pricesOf(range, isKept));
    return { ...range, updatedAt: isSame ? (earlier?.updatedAt ?? null) : now };
  });
}
