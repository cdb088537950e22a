import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { loadExceljs } from '#lambdas/runtime/load-exceljs.ts';
import { cellStyles, titleStyle, write } from '#lambdas/runtime/sheet-cell.ts';
import type { Sheet } from './statistics-sheets.ts';

/** Characters that fit the columns. */
const widthOfTexts = 30;
const widthOfNumbers = 16;

const isText = (value: Sheet['rows'][number][number] | undefined) => typeof value === 'string';

/** Sheets as a workbook; columns of numbers are to the right. */
export async function writeSheets(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const { WorkbookWriter } = (await loadExceljs()).stream.xlsx;
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new WorkbookWriter({ stream, useStyles: true });
  const styleOf = cellStyles();
  for (const { title, columns, rows } of sheets) {
    const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns.map((_, place) => ({
      width: isText(rows[0]?.[place]) ? widthOfTexts : widthOfNumbers,
    }));
    const titles = sheet.addRow(columns);
    for (const place of columns.keys())
      titles.getCell(place + 1).style = titleStyle(isText(rows[0]?.[place]) ? 'left' : 'right');
    titles.commit();
    for (const values of rows) {
      const row = sheet.addRow([]);
      for (const [place, value] of values.entries()) {
        const cell = row.getCell(place + 1);
        cell.style = styleOf(write(cell, value), isText(value) ? 'left' : 'right');
      }
      row.commit();
    }
    sheet.autoFilter = { from: 'A1', to: { row: rows.length + 1, column: columns.length } };
    sheet.commit();
  }
  await workbook.commit();
  return bytes;
}
