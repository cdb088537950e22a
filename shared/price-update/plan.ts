import type { Fraction } from '#shared/money/units.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { FactorTable } from '#shared/schemas/price-update.ts';
import type { Product, StoredPriceRange, Unit } from '#shared/schemas/product.ts';
import { type FactorLookup, factorLookup } from './factor-of.ts';
import { isRecent } from './is-recent.ts';
import { type Updated, updatedPrice } from './updated-price.ts';

type Stored = string | number | null;

/** A price in one list, as stored, its factor, and what becomes of it. */
export type PlannedPrice = { list: string; stored: Stored; factor: Fraction; updated: Updated };
type PlannedPack = { id: string; packaging: string | number; prices: PlannedPrice[] };
export type PlannedRange = {
  name: Localised;
  /** As stored: when one of its prices last became another. */
  updatedAt: string | null;
  /** It became another less than 30 days ago: nothing is done to it. */
  skipped: boolean;
  packs: PlannedPack[];
};
export type PlannedProduct = { id: string; name: Localised; um: Unit; ranges: PlannedRange[] };
export type PlannedList = { id: string; name: string };

/** The plan of an update by a table of factors, for the catalogue as it was read. */
export type PriceUpdatePlan = {
  previewedAt: string;
  table: FactorTable;
  lists: PlannedList[];
  /** All products, in the order in which they are shown. */
  products: PlannedProduct[];
};

/**
 * Plans the update of a catalogue's products, in the given order; it leaves out prices of lists that no longer exist.
 */
export function planPriceUpdate(
  products: readonly Product[],
  lists: readonly PlannedList[],
  table: FactorTable,
  now: Date,
): PriceUpdatePlan {
  const factor = factorLookup(table);
  const planned = products.map((product) => plannedProduct(product, lists, factor, now));
  return {
    previewedAt: now.toISOString(),
    table,
    lists: lists.map(({ id, name }) => ({ id, name })),
    products: planned,
  };
}

function plannedProduct(
  { id, name, um, priceranges }: Product,
  lists: readonly PlannedList[],
  factor: FactorLookup,
  now: Date,
): PlannedProduct {
  const ranges = priceranges.map((range, index) => ({
    name: nameOf(range),
    updatedAt: range.updatedAt ?? null,
    skipped: isRecent(range.updatedAt, now),
    packs: range.prices.map((pack) => ({
      id: pack.id,
      packaging: pack.packaging,
      prices: lists.flatMap((list): PlannedPrice[] => {
        const stored = pack[list.id];
        if (stored === undefined) return [];
        const by = factor(id, index, list.id);
        return [{ list: list.id, stored, factor: by, updated: updatedPrice(stored, by) }];
      }),
    })),
  }));
  return { id, name, um, ranges };
}

const nameOf = ({ name, name_i18n }: StoredPriceRange): Localised => ({
  ...name_i18n,
  it: name_i18n?.it || name,
});

/** Whether a planned price becomes another. */
export const becomesAnother = ({ updated }: PlannedPrice): boolean =>
  !('left' in updated) && updated.after !== updated.before;

/** Whether any price of a range becomes another. */
export const isRangeChanged = ({ skipped, packs }: PlannedRange): boolean =>
  !skipped && packs.some(({ prices }) => prices.some(becomesAnother));

/** The ranges of a product in which a price becomes another. */
export const changedRanges = ({ ranges }: PlannedProduct): PlannedRange[] => ranges.filter(isRangeChanged);

/** The products of which something becomes another: the steps of the update. */
export const changedProducts = ({ products }: Pick<PriceUpdatePlan, 'products'>): PlannedProduct[] =>
  products.filter(({ ranges }) => ranges.some(isRangeChanged));
