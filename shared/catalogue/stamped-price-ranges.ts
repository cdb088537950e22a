import { parseStoredPrice } from '#shared/money/parse-stored-number.ts';
import type { StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';
import { withPriceDates } from './price-dates.ts';

/** Ten-thousandths of a euro of each package in one list. */
type Prices = ReadonlyMap<string, number>;

function pricesIn(range: StoredPriceRange | undefined, list: string, kept: ReadonlySet<string>): Prices {
  const entries = (range?.prices ?? []).flatMap((pack): [string, number][] => {
    const price = kept.has(pack.id) ? parseStoredPrice(pack[list]) : undefined;
    return price === undefined ? [] : [[pack.id, price]];
  });
  return new Map(entries);
}

const areEqual = (one: Prices, other: Prices): boolean =>
  one.size === other.size && [...one].every(([pack, price]) => other.get(pack) === price);

const idsOf = (packs: readonly StoredPack[]) => new Set(packs.map(({ id }) => id));

/** The stored range that a sent one was: the one with most of its packages, among those without packages of its name. */
function earlierOf(range: StoredPriceRange, before: readonly StoredPriceRange[]) {
  const ids = idsOf(range.prices);
  const shared = before.map(({ prices }) => prices.filter(({ id }) => ids.has(id)).length);
  const most = Math.max(0, ...shared);
  return most > 0 ? before[shared.indexOf(most)] : before.find(({ name }) => name === range.name);
}

/**
 * Price ranges with the time at which a price of each list last became another (OPC-28, PRG-029): now for lists where
 * one did, and for new prices. Packages that were taken away and lists that are no more change no price.
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
    const changed = [...lists].filter(
      (list) => !areEqual(pricesIn(earlier, list, kept), pricesIn(range, list, kept)),
    );
    if (changed.length > 0)
      return withPriceDates(range, earlier, Object.fromEntries(changed.map((list) => [list, now])));
    const { updatedAt, priceDates, ...sent } = range;
    return { ...sent, updatedAt: earlier?.updatedAt ?? null, ...datesOf(earlier) };
  });
}

const datesOf = (range: StoredPriceRange | undefined) =>
  range?.priceDates ? { priceDates: range.priceDates } : {};
