import type { SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { discountFactor } from '#shared/money/discount-factor.ts';
import { perUnit, pricePerEuro } from '#shared/money/units.ts';
import { listPriceOf } from '#shared/pricing/cost.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { addressOf, measure, moneyFormat, rangeOf, type SheetColumn } from './sheet-figures.ts';

/** Where a product stands: its row, and how many rows of list prices are below it. */
export type Place = { columns: readonly SheetColumn[]; row: number; packs: number };

/** Counts times prices, where list prices are shown. Elsewhere a price of a package is not for the reader to see. */
function listFormula({ columns, row, packs }: Place): string | undefined {
  if (packs === 0) return undefined;
  const rows = [row + 1, row + packs] as const;
  return `SUMPRODUCT(${rangeOf(columns, 'packages', rows)},${rangeOf(columns, 'price', rows)})`;
}

/** The price of the packages before discounts, not rounded: the cost is computed from it. */
export const listValue = ({ packs, listCost }: PricedRow, place: Place): SheetValue =>
  listCost === null
    ? null
    : {
        number: Number(listPriceOf(packs)) / pricePerEuro,
        format: moneyFormat,
        formula: listFormula(place),
      };

/** The cost follows the discount beside it, and the counts where they are shown (formula 7). */
export function costValue({ cost }: PricedRow, place: Place): SheetValue {
  if (cost === null) return null;
  const { columns, row } = place;
  const list = columns.includes('list') ? addressOf(columns, 'list', row) : listFormula(place);
  const left = columns.includes('discount') ? `*(1-${addressOf(columns, 'discount', row)})` : '';
  return { number: cost / 100, format: moneyFormat, formula: list && `ROUND(${list}${left},2)` };
}

/** The quantity follows the counts where they are shown. */
export function quantityValue({ quantity, packs, row: { um } }: PricedRow, place: Place): SheetValue {
  const { columns, row } = place;
  const parts = packs.map(
    ({ size }, index) => `${addressOf(columns, 'packages', row + 1 + index)}*${size / perUnit}`,
  );
  const formula = place.packs > 0 ? parts.join('+') : undefined;
  return measure(quantity, unitLabel(um), { formula });
}

/** The discount that the three make together, with every decimal that the cost needs. */
export function discountValue({ row, cost }: PricedRow): SheetValue {
  if (cost === null) return null;
  const { coding, extra, accounting } = discountFactor(row);
  const whole = BigInt(perUnit) ** 3n;
  const taken = whole - BigInt(coding) * BigInt(extra) * BigInt(accounting);
  return { number: Number(taken) / Number(whole), format: '0.00 %' };
}
