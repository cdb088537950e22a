import { perUnit, price, type Quantity } from '#shared/money/units.ts';
import { cheapestPacks } from './cheapest-packs.ts';
import { largestPackCount } from './largest-pack-count.ts';
import type { PricedPack, PricedRow } from './priced-quotation.ts';
import { missingQuantity } from './short-rows.ts';

/** Without a price list a row has one package: its price, whatever it is, changes no comparison. */
const anyPrice = price(1);

/**
 * The packages of a short row, with counts that cover its need. Packages counted stay. What is missing comes in the
 * cheapest mix, or in packages of one size where no mix can be told in time. Undefined where nothing covers the need:
 * the row has no package whose size can be read, or needs more than may be counted.
 */
export function coveringCounts(row: PricedRow): readonly PricedPack[] | undefined {
  const sized = row.packs.filter(({ size }) => size > 0);
  const missing = missingQuantity(row);
  const buyable = sized.map((pack) => ({ size: pack.size, price: pack.price ?? anyPrice }));
  const mix = sized.length > 0 ? cheapestPacks(buyable, missing)?.counts : undefined;
  const additions = [...(mix ? [mix] : []), ...inOneSize(sized, missing)];
  return additions
    .map((added) => sized.map((pack, index) => ({ ...pack, count: pack.count + (added[index] ?? 0) })))
    .find((packs) => packs.every(({ count }) => count <= largestPackCount));
}

/** The missing quantity in packages of one size, the largest first. */
function inOneSize(packs: readonly PricedPack[], missing: Quantity): number[][] {
  const bySize = [...packs.keys()].toSorted((one, other) => sizeAt(packs, other) - sizeAt(packs, one));
  return bySize.map((at) => packs.map(({ size }, index) => (index === at ? Math.ceil(missing / size) : 0)));
}

const sizeAt = (packs: readonly PricedPack[], index: number): number => packs[index]?.size ?? perUnit;
