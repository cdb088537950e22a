import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type exceljs from 'exceljs';
import { loadExceljs } from '#lambdas/runtime/load-exceljs.ts';
import { cellStyles, titleStyle, write } from '#lambdas/runtime/sheet-cell.ts';
import { type ColumnTexts, cellOf, columns, type Known, type SheetUser } from './users-sheet-columns.ts';

/** Rows between two turns of the event loop: what is written is packed meanwhile, and kept no longer. */
const rowsPerTurn = 500;

/** Users as a workbook of one sheet, written as they come. */
export async function usersSheet(
  users: readonly SheetUser[],
  texts: ColumnTexts,
  known: Known,
): Promise<Uint8Array> {
  const { WorkbookWriter } = (await loadExceljs()).stream.xlsx;
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new WorkbookWriter({ stream, useStyles: true });
  const sheet = startSheet(workbook, texts);
  const styleOf = cellStyles();
  for (const [index, user] of users.entries()) {
    const row = sheet.addRow([]);
    for (const [place, { key }] of columns.entries()) {
      const cell = row.getCell(place + 1);
      cell.style = styleOf(write(cell, cellOf(user, key, texts, known)), 'left');
    }
    row.commit();
    if (index % rowsPerTurn === 0) await setImmediate();
  }
  sheet.autoFilter = { from: 'A1', to: { row: users.length + 1, column: columns.length } };
  await workbook.commit();
  return bytes;
}

function startSheet(workbook: exceljs.stream.xlsx.WorkbookWriter, texts: ColumnTexts): exceljs.Worksheet {
  const sheet = workbook.addWorksheet(texts.title, { views: [{ state: 'frozen', ySplit: 1, xSplit: 2 }] });
  sheet.columns = columns.map(({ width }) => ({ width }));
  const titles = sheet.addRow(columns.map(({ key }) => texts[key]));
  for (const place of columns.keys()) titles.getCell(place + 1).style = titleStyle('left');
  titles.commit();
  return sheet;
}
