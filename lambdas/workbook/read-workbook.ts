import type { Workbook as Book, Worksheet } from 'exceljs';
import { openWorkbook } from '#lambdas/runtime/open-workbook.ts';
import { cellOf, errorOf, isReadable } from '#lambdas/runtime/read-cell.ts';
import { brand } from '#shared/brand.ts';
import type { Cell, NumberedRow, Problem, SheetName, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { DomainError } from '#shared/errors.ts';
import { columnOf, sheetOf } from './texts.ts';

/** Bytes of all parts: reading takes several times as much memory, of which the function has 3 GB. */
const largestUnpacked = 200 * 1024 * 1024;

/** Rows of one sheet; more than any catalogue has. */
const mostRows = 60_000;

type ReadWorkbook = {
  workbook: Workbook;
  problems: Problem[];
  /** The titles of sheets that the catalogue does not have. */
  unread: string[];
  /** When the file was downloaded; nothing for one that was made by hand. */
  downloadedAt: Date | undefined;
};

/**
 * The sheets of a file that are the catalogue's, by their titles in any language; others are left alone. Columns
 * nobody knows are problems: a mistyped title would leave its column out without a word.
 */
export async function readWorkbook(file: Uint8Array): Promise<ReadWorkbook> {
  const book = await openWorkbook(file, largestUnpacked);
  const problems: Problem[] = [];
  const found = book.worksheets.flatMap((worksheet) => {
    const sheet = sheetOf(worksheet.name);
    return sheet ? [[sheet, rowsOf(worksheet, sheet, problems)] as const] : [];
  });
  if (found.length === 0) throw new DomainError('not-a-workbook');
  const unread = book.worksheets.flatMap(({ name }) => (sheetOf(name) ? [] : [name]));
  return { workbook: Object.fromEntries(found), problems, unread, downloadedAt: downloadedAt(book) };
}

/** Programs for spreadsheets keep who made a file, and when. Hostile files say anything. */
const downloadedAt = ({ creator, created }: Pick<Book, 'creator' | 'created'>): Date | undefined =>
  creator === brand.software && Number.isFinite(created?.getTime()) ? created : undefined;

function rowsOf(worksheet: Worksheet, sheet: SheetName, problems: Problem[]): NumberedRow[] {
  if (worksheet.rowCount > mostRows) throw new DomainError('too-large');
  const columns = columnsOf(worksheet, sheet, problems);
  const rows: NumberedRow[] = [];
  worksheet.eachRow((row, number) => {
    if (number === 1) return;
    const cells = columns.map(([index, key]): [string, Cell] => {
      const { value } = row.getCell(index);
      if (!isReadable(value))
        problems.push({ sheet, row: number, column: key, reason: 'formula', value: errorOf(value) });
      return [key, cellOf(value)];
    });
    if (cells.some(([, cell]) => cell !== null && cell !== '')) {
      rows.push({ row: number, cells: Object.fromEntries(cells) });
    }
  });
  return rows;
}

/** The columns by the titles of the first row. */
function columnsOf(worksheet: Worksheet, sheet: SheetName, problems: Problem[]): [number, string][] {
  const columns: [number, string][] = [];
  worksheet.getRow(1).eachCell((cell, index) => {
    const title = String(cellOf(cell.value) ?? '').trim();
    const key = columnOf(sheet, title);
    if (key && !columns.some(([, known]) => known === key)) columns.push([index, key]);
    else if (title) {
      const reason = key ? 'duplicate' : 'unknown-column';
      problems.push({ sheet, row: 1, column: title, reason, value: title });
    }
  });
  return columns;
}
