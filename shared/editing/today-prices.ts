import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { type PricingInput, priceQuotation } from '#shared/pricing/price-quotation.ts';
import { priceRangeOfColour } from '#shared/pricing/price-range-of-colour.ts';
import { packsOf, priceRangeIndexOf } from '#shared/pricing/product-facts.ts';
import type { Colour, PriceType, Product, ProductCopy } from '#shared/schemas/product.ts';
import type { QuotationRow, RowPrices } from '#shared/schemas/quotation.ts';
import { followsNeed } from './automatic-counts.ts';
import { bySId } from './by-s-id.ts';
import { copiedPriceRanges } from './copied-product.ts';
import { countsOf } from './replace-row.ts';
import { withAutomaticPacks } from './with-automatic-packs.ts';

/** A row as stored: the copy of the product, the counts by package id, and the choice of a price range. */
export type CopiedRow = {
  product: ProductCopy;
  packs: Record<string, number>;
  choices: { priceRange: number; color: Colour | null };
};

/** The fields of a catalogue product that decide the prices that a row has today. */
export const pricedFields = ['id', 'um', 'archived', 'priceType', 'priceranges'] as const;
export type PricedProduct = Pick<Product, (typeof pricedFields)[number]>;

/** Prices as stored or as shown, as far as a choice among them goes. */
type Prices = {
  priceType: PriceType;
  priceranges: readonly {
    name: string;
    colors: readonly (string | { code: string })[];
    prices: readonly SizedPack[];
  }[];
};
type SizedPack = { id: string; packaging: string | number };
type Choice = { priceRange: number; color: { code: string } | null };

/**
 * The row with the price ranges the catalogue has today; everything else stays as copied. A product that is gone,
 * archived, sold in another unit or no longer made in the row's colour keeps the prices it was copied with.
 */
export function withTodayPrices<Row extends CopiedRow>(row: Row, today: PricedProduct | undefined): Row {
  if (!today || today.archived || today.um !== row.product.um) return row;
  const { priceType } = today;
  const priceranges = copiedPriceRanges(today.priceranges);
  if (arePricesSame(row.product, { priceType, priceranges })) return row;
  const counts = new Map(Object.entries(row.packs));
  const carried = carriedChoice({ ...row.product, ...row.choices }, counts, today);
  if (!carried) return row;
  return {
    ...row,
    product: { ...row.product, priceType, priceranges },
    packs: Object.fromEntries(carried.counts),
    choices: { ...row.choices, priceRange: carried.priceRange },
  };
}

type StoredPrices = Pick<ProductCopy, 'priceType' | 'priceranges'>;

const arePricesSame = (copy: StoredPrices, today: StoredPrices): boolean =>
  copy.priceType === today.priceType &&
  JSON.stringify(copy.priceranges) === JSON.stringify(today.priceranges);

/** The same of a row as it is shown: a pending change, until a save takes the prices from the catalogue itself. */
export function withShownPrices(row: QuotationRow, today: RowPrices): QuotationRow {
  const { priceType, priceranges, version } = today;
  const counts = countsOf(packsOf(row));
  const carried = carriedChoice(row, counts, today);
  if (!carried) return row;
  const counted = priceranges.map((range, index) => ({
    ...range,
    prices: range.prices.map((pack) => ({
      ...pack,
      quantity: (index === carried.packsIndex && carried.counts.get(pack.id)) || 0,
    })),
  }));
  const { priceRange } = carried;
  return { ...row, priceType, priceranges: counted, priceRange, source: { prices: version } };
}

/** The price range and the counts of packages a choice leads to among other prices, if there are packages. */
function carriedChoice(before: Prices & Choice, counts: ReadonlyMap<string, number>, today: Prices) {
  const range = before.priceranges[priceRangeIndexOf(before)];
  const priceRange = rangeAmong(before, range?.name, today);
  if (priceRange === undefined) return undefined;
  const packsIndex = today.priceType === 'colors' ? priceRange : 0;
  const packs = today.priceranges[packsIndex]?.prices ?? [];
  if (packs.length === 0) return undefined;
  return { priceRange, packsIndex, counts: carriedCounts(counts, range?.prices ?? [], packs) };
}

/**
 * The index of the range that has the chosen colour, else of the one with this name, else of the first; ranges without
 * colours keep their index.
 */
function rangeAmong(
  { priceRange, color }: Choice,
  name: string | undefined,
  { priceType, priceranges }: Prices,
): number | undefined {
  if (priceType !== 'colors') return priceRange;
  if (color) return priceRangeOfColour(priceranges, color.code);
  return Math.max(
    0,
    priceranges.findIndex((range) => range.name === name),
  );
}

/** Counts go to the package of the same id, else to one of the same size; those that find none are left out. */
function carriedCounts(
  counts: ReadonlyMap<string, number>,
  before: readonly SizedPack[],
  after: readonly SizedPack[],
): Map<string, number> {
  const carried = new Map<string, number>();
  for (const pack of before) {
    const count = counts.get(pack.id) ?? 0;
    const same =
      after.find(({ id }) => id === pack.id) ?? after.find((other) => sizeOf(other) === sizeOf(pack));
    if (count > 0 && same) carried.set(same.id, (carried.get(same.id) ?? 0) + count);
  }
  return carried;
}

const sizeOf = ({ packaging }: SizedPack) => parseStoredQuantity(packaging) ?? packaging;

/**
 * The packages at today's prices. Rows that had the automatic ones get them again. So do rows counted by hand whose
 * packages are no longer offered. Other counts stay.
 */
export function recountTodayPacks<Q extends PricingInput>(before: PricingInput, today: Q): Q {
  const previous = bySId(priceQuotation(before).rows);
  const recounted = priceQuotation(today).rows.filter(({ sId, quantity }) => {
    const row = previous.get(sId);
    return !row || followsNeed(row) || row.quantity !== quantity;
  });
  return withAutomaticPacks(today, new Set(recounted.map(({ sId }) => sId)));
}
