import { perUnit, pricePerEuro } from '#shared/money/units.ts';
import type { Localised } from '#shared/schemas/localised.ts';
import type { Unit } from '#shared/schemas/product.ts';
import { productSearch } from '#shared/search/search-products.ts';
import { becomesAnother, type PlannedPrice, type PlannedProduct, type PriceUpdatePlan } from './plan.ts';
import type { LeftReason } from './updated-price.ts';

/** Lines of a page, where nobody asks for fewer. */
export const linesPerPage = 100;

type LineState = 'changed' | 'unchanged' | 'skipped' | LeftReason;

/** One price of the table: euro as they are stored and as they would be, `null` where there is nothing to read. */
export type PlanLine = {
  product: string;
  name: Localised;
  um: Unit;
  archived: boolean;
  /** Index of the price range. */
  range: number;
  rangeName: Localised;
  /** When a price of the list in this range last became another. */
  changedAt: string | null;
  pack: string;
  packaging: string;
  factor: number;
  before: number | null;
  after: number | null;
  state: LineState;
};

type Wanted = {
  pricelist: string;
  /** From 0. */
  page: number;
  /** Lines of a page. */
  pageSize: number;
  onlyChanges: boolean;
  /** Nothing, or words of names of products in the reader's language or in Italian. */
  search?: string | null;
  language: string;
};

/** A page of the prices of one list, product after product, range after range. */
export function planLines(
  { products }: Pick<PriceUpdatePlan, 'products'>,
  { pricelist, page, pageSize, onlyChanges, search, language }: Wanted,
): { lines: PlanLine[]; total: number } {
  const found = search ? productSearch(products, { language })(search) : products;
  const all = found.flatMap((product) => linesOf(product, pricelist));
  const wanted = onlyChanges ? all.filter(({ state }) => state === 'changed') : all;
  const first = page * pageSize;
  return { lines: wanted.slice(first, first + pageSize), total: wanted.length };
}

const linesOf = ({ id, name, um, archived, ranges }: PlannedProduct, pricelist: string): PlanLine[] =>
  ranges.flatMap((range, index) =>
    range.packs.flatMap((pack) => {
      const planned = pack.prices.find(({ list }) => list === pricelist);
      if (!planned) return [];
      const line = {
        ...{ product: id, name, um, archived: archived === true, range: index, rangeName: range.name },
        changedAt: range.dates[pricelist] ?? null,
        ...{ pack: pack.id, packaging: String(pack.packaging), factor: planned.factor / perUnit },
      };
      return [{ ...line, ...shownPrices(planned, range.left.includes(pricelist)) }];
    }),
  );

function shownPrices(planned: PlannedPrice, isLeft: boolean) {
  const { updated } = planned;
  if ('left' in updated) return { before: null, after: null, state: updated.left };
  const before = updated.before / pricePerEuro;
  if (isLeft) return { before, after: before, state: 'skipped' as const };
  const state = becomesAnother(planned) ? ('changed' as const) : ('unchanged' as const);
  return { before, after: updated.after / pricePerEuro, state };
}
