import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type exceljs from 'exceljs';
import { loadExceljs } from './load-exceljs.ts';
import { cellStyles, type SheetValue, titleStyle, write } from './sheet-cell.ts';

type Writer = exceljs.stream.xlsx.WorkbookWriter;
type Alignment = 'left' | 'right';

/** Compresses a workbook while it is written, so that memory never holds all of it uncompressed. */
export async function streamedWorkbook(
  fill: (workbook: Writer) => Promise<void> | void,
  options: Partial<exceljs.stream.xlsx.WorkbookStreamWriterOptions> = {},
): Promise<Uint8Array> {
  const { WorkbookWriter } = (await loadExceljs()).stream.xlsx;
  const stream = new PassThrough();
  const bytes = buffer(stream);
  const workbook = new WorkbookWriter({ stream, useStyles: true, ...options });
  await fill(workbook);
  await workbook.commit();
  return bytes;
}

type TitledColumn = { title: string; width: number; alignment: Alignment };

/** Begins a sheet with its titles. They stay in sight, and so do the first `xSplit` columns. */
export function titledSheet(
  workbook: Writer,
  name: string,
  columns: readonly TitledColumn[],
  { xSplit, ...options }: Partial<exceljs.AddWorksheetOptions> & { xSplit?: number } = {},
): exceljs.Worksheet {
  const views = [{ state: 'frozen', ySplit: 1, ...(xSplit && { xSplit }) } as const];
  const sheet = workbook.addWorksheet(name, { ...options, views });
  sheet.columns = columns.map(({ width }) => ({ width }));
  const titles = sheet.addRow(columns.map(({ title }) => title));
  columns.forEach(({ alignment }, place) => {
    titles.getCell(place + 1).style = titleStyle(alignment);
  });
  titles.commit();
  return sheet;
}

/** Makes a function that writes rows. The cells of one workbook share their styles. */
export function rowWriter(alignmentOf: (value: SheetValue) => Alignment = () => 'left') {
  const styleOf = cellStyles();
  return (sheet: exceljs.Worksheet, values: readonly SheetValue[]): void => {
    const row = sheet.addRow([]);
    for (const [place, value] of values.entries()) {
      const cell = row.getCell(place + 1);
      cell.style = styleOf(write(cell, value), alignmentOf(value));
    }
    row.commit();
  };
}

/** Lets a reader filter all columns; `rows` are those below the titles. */
export function addFilter(sheet: exceljs.Worksheet, rows: number, columns: number): void {
  sheet.autoFilter = { from: 'A1', to: { row: rows + 1, column: columns } };
}
