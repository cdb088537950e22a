import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import { priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import { priceRangeIndexOf } from '#shared/pricing/product-facts.ts';
import type { Colour, Product, StoredPack, StoredPriceRange } from '#shared/schemas/product.ts';
import { hasAutomaticPacks } from './automatic-counts.ts';
import { withAutomaticPacks } from './with-automatic-packs.ts';

/** A row as stored: the copy of the product, the counts by package id, and the choice of a price range. */
export type CopiedRow = {
  product: Product;
  packs: Record<string, number>;
  choices: { priceRange: number; color: Colour | null };
};

/**
 * The row with the price ranges the catalogue has today; everything else stays as copied. A product that is gone,
 * archived, sold in another unit or no longer made in the row's colour keeps the prices it was copied with.
 */
export function withTodayPrices<Row extends CopiedRow>(row: Row, today: Product | undefined): Row {
  if (!today || today.archived || today.um !== row.product.um) return row;
  const { priceType, priceranges } = today;
  const before = row.product.priceranges[rangeIndexOf(row)];
  const priceRange = todayRange(row, today, before);
  const after = priceRange === undefined ? undefined : priceranges[priceType === 'colors' ? priceRange : 0];
  if (priceRange === undefined || !after || after.prices.length === 0) return row;
  return {
    ...row,
    product: { ...row.product, priceType, priceranges },
    packs: carriedCounts(row, before?.prices ?? [], after.prices),
    choices: { ...row.choices, priceRange },
  };
}

const rangeIndexOf = ({ product, choices }: CopiedRow) =>
  priceRangeIndexOf({ ...product, priceRange: choices.priceRange });

/** By the colour that is chosen, else by name, else the first; ranges that are not those of colours keep their index. */
function todayRange(
  { choices }: CopiedRow,
  { priceType, priceranges }: Product,
  before: StoredPriceRange | undefined,
): number | undefined {
  if (priceType !== 'colors') return choices.priceRange;
  if (choices.color) return priceRangeOfColour(priceranges, choices.color.code);
  return Math.max(
    0,
    priceranges.findIndex(({ name }) => name === before?.name),
  );
}

/** Counts go to the package of the same id, else to one of the same size; those that find none are left out. */
function carriedCounts(
  { packs }: CopiedRow,
  before: readonly StoredPack[],
  after: readonly StoredPack[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const pack of before) {
    const count = packs[pack.id] ?? 0;
    const same =
      after.find(({ id }) => id === pack.id) ?? after.find((other) => sizeOf(other) === sizeOf(pack));
    if (count > 0 && same) counts[same.id] = (counts[same.id] ?? 0) + count;
  }
  return counts;
}

const sizeOf = ({ packaging }: StoredPack) => parseStoredQuantity(packaging) ?? packaging;

/**
 * The packages once prices are those of today: rows that had the automatic ones have them again, and so have rows
 * counted by hand whose packages are no longer offered; other counts stay.
 */
export function recountTodayPacks<Q extends PricingInput>(before: PricingInput, today: Q): Q {
  const previous = new Map(priceQuotation(before).rows.map((row) => [row.sId, row]));
  const recounted = priceQuotation(today).rows.filter(({ sId, quantity }) => {
    const row = previous.get(sId);
    return !row || hasAutomaticPacks(row) || row.quantity !== quantity;
  });
  return withAutomaticPacks(today, new Set(recounted.map(({ sId }) => sId)));
}
