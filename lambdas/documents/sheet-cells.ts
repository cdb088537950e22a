import type { Cell, Style } from 'exceljs';
import { isOnlyRequired } from '#shared/document/document-cells.ts';
import type { ColumnKey, NumericColumn } from '#shared/document/document-texts.ts';
import { formatPack } from '#shared/format/format-pack.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { type Cents, type Price, perUnit, pricePerEuro, type Quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';

/** The document's columns, and the list prices, which have their own. */
export type SheetColumn = ColumnKey | 'price';

/** A cell that can be calculated with, or a text; null stays empty. */
export type SheetValue = { number: number; format: string } | string | null;

const moneyFormat = '#,##0.00 €';

export const euros = (cents: Cents | null): SheetValue =>
  cents === null ? null : { number: cents / 100, format: moneyFormat };
export const price = (value: Price | null): SheetValue =>
  value === null ? null : { number: value / pricePerEuro, format: '#,##0.00## €' };
export const measure = (value: Quantity, unit: string, decimals = '0.###'): SheetValue => ({
  number: value / perUnit,
  format: `#,##${Number.isInteger(value / perUnit) && decimals === '0.###' ? '0' : decimals} "${unit}"`,
});

/** What each numeric column of the document holds as a value (QCA-001). */
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

/** Texts that a spreadsheet program could take for a formula, now or after it saved them as CSV. */
const looksLikeFormula = /^[=+\-@\t\r]/;

/** What XML cannot hold (XML 1.0, 2.2): a text that was stored before texts were checked could make the file unreadable. */
const noXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Writes a value and answers its format; every text is stored as text, whatever it begins with. */
export function write(cell: Cell, value: SheetValue): string | undefined {
  if (value === null) return undefined;
  if (typeof value === 'string') {
    cell.value = value.replace(noXml, '');
    return looksLikeFormula.test(value) ? '@' : undefined;
  }
  cell.value = value.number;
  return value.format;
}

/** The styles of a sheet's cells, each made once: exceljs recognises the object and writes it once. */
export function cellStyles() {
  const known = new Map<string, Partial<Style>>();
  return (numFmt: string | undefined, horizontal: 'left' | 'right'): Partial<Style> => {
    const key = `${horizontal} ${numFmt}`;
    const alignment = { vertical: 'top', wrapText: true, horizontal } as const;
    const style = known.get(key) ?? { alignment, ...(numFmt && { numFmt }) };
    known.set(key, style);
    return style;
  };
}
