import { type ComponentType, memo } from 'react';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import type { CellProps, Figure } from './row-props.ts';

/** What of a stored row is shown by its figures: counts of packages, areas, discounts. */
const shownByFigures: readonly string[] = [
  'priceranges',
  'area',
  'lockedArea',
  'discount',
  'discountExtra',
  'discountAccounting',
] satisfies (keyof QuotationRow)[];

/** Whether all that is shown of two stored rows beside their figures is the same. */
function isSameProduct(before: QuotationRow, after: QuotationRow): boolean {
  if (before === after) return true;
  const [now, then]: Record<string, unknown>[] = [after, before];
  return Object.keys({ ...before, ...after }).every(
    (field) => shownByFigures.includes(field) || now?.[field] === then?.[field],
  );
}

type Sameness = { [Name in Figure]?: (before: PricedRow[Name], after: PricedRow[Name]) => boolean };

/** Figures that are made anew with every calculation; the others are plain values. */
const lists: Sameness = {
  packs: (before, after) =>
    before.length === after.length &&
    before.every(({ id, size, count, price }, index) => {
      const other = after[index];
      return id === other?.id && size === other.size && count === other.count && price === other.price;
    }),
  requirers: (before, after) =>
    before.length === after.length &&
    before.every(({ row, surface, consumption }, index) => {
      const other = after[index];
      return surface === other?.surface && consumption === other.consumption && isSameProduct(row, other.row);
    }),
};

function isSameFigure<Name extends Figure>(
  name: Name,
  before: Pick<PricedRow, Name>,
  after: Pick<PricedRow, Name>,
): boolean {
  return before[name] === after[name] || lists[name]?.(before[name], after[name]) === true;
}

/** Whether a row looks the same: its stored row is, and so are its numbers and those of its requirers. */
export function isSameRow(before: PricedRow, after: PricedRow): boolean {
  const names = Object.keys(after).filter((name): name is Figure => name !== 'sId' && name !== 'row');
  return before.row === after.row && names.every((name) => isSameFigure(name, before, after));
}

/** A cell that is drawn again only when the product or one of the figures it shows changes. */
export function drawnBy<Shown extends Figure>(
  figures: Record<Shown, true>,
  Cell: ComponentType<CellProps<Shown>>,
) {
  const names = Object.keys(figures) as Shown[];
  return memo(
    Cell,
    (before, after) =>
      before.product === after.product &&
      before.commands === after.commands &&
      isSameProduct(before.priced.row, after.priced.row) &&
      names.every((name) => isSameFigure(name, before.priced, after.priced)),
  );
}
