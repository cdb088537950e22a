import { priceDateOf } from '#shared/catalogue/price-dates.ts';
import type { Fraction } from '#shared/money/units.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { WantedUpdate } from '#shared/schemas/price-update.ts';
import type { Product, StoredPack, StoredPriceRange, Unit } from '#shared/schemas/product.ts';
import { type FactorLookup, factorLookup } from './factor-of.ts';
import { isRecent } from './is-recent.ts';
import { type Updated, updatedPrice } from './updated-price.ts';

type Stored = string | number | null;

/** A price in one list, as stored, its factor, and what becomes of it. */
export type PlannedPrice = {
  list: string;
  stored: Stored;
  factor: Fraction;
  updated: Updated;
  /** It would become another, but its list's prices in the range did so less than 30 days ago: it is left (PRG-028). */
  recent?: true;
};
type PlannedPack = { id: string; packaging: string | number; prices: PlannedPrice[] };
export type PlannedRange = {
  name: Localised;
  /** By list: when one of its prices last became another. */
  dates: Record<string, string | null>;
  /** The lists whose prices became others less than 30 days ago: nothing is done to them here. */
  left: string[];
  packs: PlannedPack[];
};
export type PlannedProduct = {
  id: string;
  name: Localised;
  um: Unit;
  archived?: true;
  ranges: PlannedRange[];
};
export type PlannedList = { id: string; name: string };

/** The plan of an update by a table of factors, for the catalogue as it was read. */
export type PriceUpdatePlan = WantedUpdate & {
  previewedAt: string;
  /** The lists that it may change. */
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
  { table, evenRecent, pricelists }: WantedUpdate,
  now: Date,
): PriceUpdatePlan {
  const changed = pricelists ? lists.filter(({ id }) => pricelists.includes(id)) : lists;
  const ids = changed.map(({ id }) => id);
  const planning = { lists: ids, factor: factorLookup(table), evenRecent: new Set(evenRecent), now };
  return {
    previewedAt: now.toISOString(),
    ...{ table, evenRecent, pricelists },
    lists: changed.map(({ id, name }) => ({ id, name })),
    products: products.map((product) => plannedProduct(product, planning)),
  };
}

type Planning = {
  lists: readonly string[];
  factor: FactorLookup;
  evenRecent: ReadonlySet<string>;
  now: Date;
};

const plannedProduct = (
  { id, name, um, archived, priceranges }: Product,
  planning: Planning,
): PlannedProduct => ({
  ...{ id, name, um, ...(archived && { archived: true as const }) },
  ranges: priceranges.map((range, index) =>
    plannedRange(range, { ...planning, factor: (list) => planning.factor(id, index, list) }),
  ),
});

type RangePlanning = Omit<Planning, 'factor'> & { factor: (list: string) => Fraction };

function plannedRange(range: StoredPriceRange, planning: RangePlanning): PlannedRange {
  const lists = planning.lists.filter((list) => range.prices.some((pack) => pack[list] !== undefined));
  const dates = Object.fromEntries(lists.map((list) => [list, priceDateOf(range, list)]));
  const left = lists.filter(
    (list) => !planning.evenRecent.has(list) && isRecent(dates[list] ?? null, planning.now),
  );
  const packs = range.prices.map((pack) => ({
    id: pack.id,
    packaging: pack.packaging,
    prices: plannedPrices(pack, { ...planning, lists }, left),
  }));
  return { name: nameOf(range), dates, left, packs };
}

function plannedPrices(pack: StoredPack, { lists, factor }: RangePlanning, left: readonly string[]) {
  return lists.flatMap((list): PlannedPrice[] => {
    const stored = pack[list];
    if (stored === undefined) return [];
    const by = factor(list);
    const planned = { list, stored, factor: by, updated: updatedPrice(stored, by) };
    return [left.includes(list) && becomesAnother(planned) ? { ...planned, recent: true } : planned];
  });
}

const nameOf = ({ name, name_i18n }: StoredPriceRange): Localised => ({
  ...name_i18n,
  it: name_i18n?.it || name,
});

/** Whether a planned price becomes another. */
export const becomesAnother = ({ updated, recent }: PlannedPrice): boolean =>
  !recent && !('left' in updated) && updated.after !== updated.before;

/** Whether any price of a range becomes another. */
export const isRangeChanged = ({ packs }: PlannedRange): boolean =>
  packs.some(({ prices }) => prices.some(becomesAnother));

/** The ranges of a product in which a price becomes another. */
export const changedRanges = ({ ranges }: PlannedProduct): PlannedRange[] => ranges.filter(isRangeChanged);

/** The products of which something becomes another: the steps of the update. */
export const changedProducts = ({ products }: Pick<PriceUpdatePlan, 'products'>): PlannedProduct[] =>
  products.filter(({ ranges }) => ranges.some(isRangeChanged));

/** The lists, by id, of which a price of a range is left because it became another less than 30 days ago. */
export const recentLists = ({ packs }: PlannedRange): string[] => [
  ...new Set(packs.flatMap(({ prices }) => prices.filter(({ recent }) => recent).map(({ list }) => list))),
];

/** The lists, by id, of which a price becomes another. */
export const changingLists = ({ products }: Pick<PriceUpdatePlan, 'products'>): ReadonlySet<string> =>
  new Set(
    products.flatMap(({ ranges }) =>
      ranges.flatMap(({ packs }) =>
        packs.flatMap(({ prices }) => prices.filter(becomesAnother).map(({ list }) => list)),
      ),
    ),
  );
