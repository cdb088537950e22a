import type { SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import type { ColumnKey } from '#shared/document/document-texts.ts';
import { type Cents, perUnit, type Quantity } from '#shared/money/units.ts';

/** The document's columns, and two of its spreadsheet: the price of one package, and that of all of a row. */
export type SheetColumn = ColumnKey | 'price' | 'list';

export const moneyFormat = '#,##0.00 €';

export const euros = (cents: Cents | null, formula?: string): SheetValue =>
  cents === null ? null : { number: cents / 100, format: moneyFormat, formula };

type Measured = { decimals?: string; formula?: string | undefined };

export const measure = (
  value: Quantity,
  unit: string,
  { decimals = '0.###', formula }: Measured = {},
): SheetValue => ({
  number: value / perUnit,
  format: `#,##${Number.isInteger(value / perUnit) && decimals === '0.###' ? '0' : decimals} "${unit}"`,
  formula,
});

/** A cell's address, 'H8'. The sheet has fewer columns than the alphabet letters. */
export const addressOf = (columns: readonly SheetColumn[], column: SheetColumn, row: number): string =>
  `${String.fromCharCode(65 + columns.indexOf(column))}${row}`;

export const rangeOf = (
  columns: readonly SheetColumn[],
  column: SheetColumn,
  [first, last]: readonly [number, number],
): string => `${addressOf(columns, column, first)}:${addressOf(columns, column, last)}`;
