import type { SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import { isOnlyRequired } from '#shared/document/document-cells.ts';
import type { ColumnKey } from '#shared/document/document-texts.ts';
import { formatPack } from '#shared/format/format-pack.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { type Cents, perUnit, type Quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { NumericColumn } from '#shared/pricing/shown-columns.ts';

/** The document's columns, and the list prices, which have their own. */
export type SheetColumn = ColumnKey | 'price';

const moneyFormat = '#,##0.00 €';

export const euros = (cents: Cents | null): SheetValue =>
  cents === null ? null : { number: cents / 100, format: moneyFormat };
export const measure = (value: Quantity, unit: string, decimals = '0.###'): SheetValue => ({
  number: value / perUnit,
  format: `#,##${Number.isInteger(value / perUnit) && decimals === '0.###' ? '0' : decimals} "${unit}"`,
});

/** The value of each numeric column of the document (QCA-001). */
const values: Record<NumericColumn, (priced: PricedRow) => SheetValue> = {
  consumption: (priced) =>
    priced.row.um === 'pz' || isOnlyRequired(priced)
      ? null
      : measure(priced.consumption, `${unitLabel(priced.row.um)}/m²`, '0.00#'),
  incidence: ({ incidence }) => euros(incidence),
  surface: ({ combined, surface }) => (combined && surface === 0 ? null : measure(surface, 'm²')),
  packages: ({ packs, row }) =>
    packs
      .filter(({ count }) => count > 0)
      .map((pack) => formatPack(pack, row.um))
      .join(' + ') || null,
  quantity: ({ quantity, row }) => measure(quantity, unitLabel(row.um)),
  discount: ({ discount, cost }) => (cost === null ? null : { number: discount / perUnit, format: '0.00 %' }),
  cost: ({ cost }) => euros(cost),
};

export const sheetValueOf = (column: NumericColumn, priced: PricedRow): SheetValue => values[column](priced);
