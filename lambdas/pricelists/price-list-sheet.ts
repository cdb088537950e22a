import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import exceljs, { type Worksheet } from 'exceljs';
import { cellStyles, price, type SheetValue, titleStyle, write } from '#lambdas/runtime/sheet-cell.ts';
import en from '#locales/en/pricelists.json' with { type: 'json' };
import it from '#locales/it/pricelists.json' with { type: 'json' };
import type { PriceListRow } from '#shared/catalogue/price-list-rows.ts';
import type { DocumentLanguage } from '#shared/document/document-options.ts';
import { formatDate } from '#shared/format/format-date.ts';

/** The texts of the spreadsheet by language. */
export const sheetTexts = { it: it.sheet, en: en.sheet } satisfies Record<DocumentLanguage, object>;
type SheetTexts = (typeof sheetTexts)[DocumentLanguage];

const columns = [
  { key: 'product', width: 40 },
  { key: 'id', width: 28 },
  { key: 'phases', width: 28 },
  { key: 'unit', width: 8 },
  { key: 'range', width: 18 },
  { key: 'colours', width: 30 },
  { key: 'package', width: 14, right: true },
  { key: 'price', width: 14, right: true },
  { key: 'updatedAt', width: 14, right: true },
  { key: 'archived', width: 12 },
] as const satisfies readonly { key: keyof PriceListRow; width: number; right?: true }[];

const alignmentOf = (column: (typeof columns)[number]) => ('right' in column ? 'right' : 'left');

/** Rows between two turns of the event loop: what is written is packed meanwhile, and kept no longer. */
const rowsPerTurn = 250;

/** The lines of a price list as a workbook of one sheet, written as they come. */
export async function priceListSheet(
  rows: AsyncIterable<PriceListRow> | Iterable<PriceListRow>,
  texts: SheetTexts,
): Promise<Uint8Array> {
  const stream = new PassThrough();
  const bytes = buffer(stream);
  // The lightest packing: a tenth larger, and faster.
  const zip = { zlib: { level: 1 } };
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, zip });
  const sheet = startSheet(workbook, texts);
  const write = rowWriter(sheet, texts);
  let count = 0;
  for await (const row of rows) {
    write(row);
    count += 1;
    if (count % rowsPerTurn === 0) await setImmediate();
  }
  sheet.autoFilter = { from: 'A1', to: { row: count + 1, column: columns.length } };
  await workbook.commit();
  return bytes;
}

function startSheet(workbook: exceljs.stream.xlsx.WorkbookWriter, texts: SheetTexts): Worksheet {
  const sheet = workbook.addWorksheet(texts.title, {
    views: [{ state: 'frozen', ySplit: 1, xSplit: 1 }],
    pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  sheet.columns = columns.map(({ width }) => ({ width }));
  const titles = sheet.addRow(columns.map(({ key }) => texts[key]));
  columns.forEach((column, index) => {
    titles.getCell(index + 1).style = titleStyle(alignmentOf(column));
  });
  titles.commit();
  return sheet;
}

function rowWriter(sheet: Worksheet, texts: SheetTexts) {
  const styleOf = cellStyles();
  return (line: PriceListRow) => {
    const row = sheet.addRow([]);
    columns.forEach((column, index) => {
      const value = cellValue(line, column.key, texts);
      if (value === null) return;
      const cell = row.getCell(index + 1);
      cell.style = styleOf(write(cell, value), alignmentOf(column));
    });
    row.commit();
  };
}

function cellValue(line: PriceListRow, key: keyof PriceListRow, texts: SheetTexts): SheetValue {
  if (key === 'price') return price(line.price);
  if (key === 'updatedAt') return day(line.updatedAt);
  if (key === 'archived') return line.archived ? texts.yes : null;
  return line[key] || null;
}

/** The day in Rome, as spreadsheets count days. */
function day(instant: string): SheetValue {
  const [date = 0, month = 0, year = 0] = formatDate(instant).split('/').map(Number);
  if (!year) return null;
  return { number: Date.UTC(year, month - 1, date) / 86_400_000 + 25_569, format: 'dd/mm/yyyy' };
}
