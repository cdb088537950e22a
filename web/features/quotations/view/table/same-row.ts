import { type ComponentType, memo } from 'react';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { QuotationRow } from '#shared/schemas/quotation.ts';
import type { CellProps, Figure } from './cell-props.ts';

/** The fields of a stored row that cells show through its figures. */
const shownByFigures: readonly string[] = [
  'priceranges',
  'packAim',
  'area',
  'lockedArea',
  'discount',
  'discountExtra',
  'discountAccounting',
] satisfies (keyof QuotationRow)[];

/** True when two stored rows look the same, apart from their figures. */
function isSameProduct(before: QuotationRow, after: QuotationRow): boolean {
  if (before === after) return true;
  const [now, then]: Record<string, unknown>[] = [after, before];
  return Object.keys({ ...before, ...after }).every(
    (field) => shownByFigures.includes(field) || now?.[field] === then?.[field],
  );
}

type Sameness = { [Name in Figure]?: (before: PricedRow[Name], after: PricedRow[Name]) => boolean };

/** Every calculation makes these figures anew; the others are plain values. */
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

/** True when the stored row is the same object and all figures are equal, also the ones of requirers. */
export function isSameRow(before: PricedRow, after: PricedRow): boolean {
  const names = Object.keys(after).filter((name): name is Figure => name !== 'sId' && name !== 'row');
  return before.row === after.row && names.every((name) => isSameFigure(name, before, after));
}

/** A cell that is drawn again only when its product or one of its figures changes. */
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
