import type { SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import { addFilter, rowWriter, streamedWorkbook, titledSheet } from '#lambdas/runtime/streamed-workbook.ts';
import type { Sheet } from './statistics-sheets.ts';

/** Characters that fit the columns. */
const widthOfTexts = 30;
const widthOfNumbers = 16;

const alignmentOf = (value: SheetValue | undefined) =>
  typeof value === 'string' ? ('left' as const) : ('right' as const);

/** Sheets as a workbook; columns of numbers are to the right. */
export const writeSheets = (sheets: readonly Sheet[]): Promise<Uint8Array> =>
  streamedWorkbook((workbook) => {
    const writeRow = rowWriter(alignmentOf);
    for (const { title: name, columns, rows } of sheets) {
      const titled = columns.map((title, place) => {
        const alignment = alignmentOf(rows[0]?.[place]);
        return { title, alignment, width: alignment === 'left' ? widthOfTexts : widthOfNumbers };
      });
      const sheet = titledSheet(workbook, name, titled);
      for (const values of rows) writeRow(sheet, values);
      addFilter(sheet, rows.length, columns.length);
      sheet.commit();
    }
  });
