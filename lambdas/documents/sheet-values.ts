import type { SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import { isOnlyRequired } from '#shared/document/document-cells.ts';
import { formatPack } from '#shared/format/format-pack.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import type { NumericColumn } from '#shared/pricing/shown-columns.ts';
import { euros, measure } from './sheet-figures.ts';
import { costValue, discountValue, listValue, type Place, quantityValue } from './sheet-formulas.ts';

type Valued = NumericColumn | 'list';

/** The value of each numeric column of the sheet (QCA-001). */
const values: Record<Valued, (priced: PricedRow, place: Place) => SheetValue> = {
  consumption: (priced) =>
    priced.row.um === 'pz' || isOnlyRequired(priced)
      ? null
      : measure(priced.consumption, `${unitLabel(priced.row.um)}/m²`, { decimals: '0.00#' }),
  incidence: ({ incidence }) => euros(incidence),
  surface: ({ combined, surface }) => (combined && surface === 0 ? null : measure(surface, 'm²')),
  packages: ({ packs, row }) =>
    packs
      .filter(({ count }) => count > 0)
      .map((pack) => formatPack(pack, row.um))
      .join(' + ') || null,
  quantity: quantityValue,
  list: listValue,
  discount: discountValue,
  cost: costValue,
};

export const sheetValueOf = (column: Valued, priced: PricedRow, place: Place): SheetValue =>
  values[column](priced, place);
