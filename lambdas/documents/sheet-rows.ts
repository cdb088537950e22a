import type { Worksheet } from 'exceljs';
import { cellStyles, type SheetValue, titleStyle, write } from '#lambdas/runtime/sheet-cell.ts';

/** Widths of the columns in their order. */
export type SheetWidths = readonly number[];

/** A row of cells in the order of the columns: titles of columns, a heading or sum in bold, or plain. */
export type SheetRow = { cells: readonly SheetValue[]; kind: 'titles' | 'bold' | 'plain' };

export const plain = (...cells: SheetValue[]): SheetRow => ({ cells, kind: 'plain' });
export const bold = (...cells: SheetValue[]): SheetRow => ({ cells, kind: 'bold' });
export const titles = (...cells: SheetValue[]): SheetRow => ({ cells, kind: 'titles' });
export const empty = plain();

/** Writes rows one below the other. Numbers stand on the right, texts on the left. */
export function writeRows(sheet: Worksheet, rows: readonly SheetRow[]): void {
  const styleOf = cellStyles();
  for (const { cells, kind } of rows) {
    const row = sheet.addRow([]);
    cells.forEach((value, index) => {
      const cell = row.getCell(index + 1);
      const format = write(cell, value);
      if (value === null) return;
      const side = typeof value === 'string' ? 'left' : 'right';
      cell.style = kind === 'titles' ? titleStyle(side) : styleOf(format, side);
      if (kind === 'bold') cell.style = { ...cell.style, font: { bold: true } };
    });
  }
}
