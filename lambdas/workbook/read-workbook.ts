import type { Workbook as Book, CellValue, Worksheet } from 'exceljs';
import { loadExceljs } from '#lambdas/runtime/load-exceljs.ts';
import { brand } from '#shared/brand.ts';
import type { Cell, NumberedRow, Problem, SheetName, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { DomainError } from '#shared/errors.ts';
import { checkedZip } from './checked-zip.ts';
import { columnOf, sheetOf } from './texts.ts';

/** Bytes of all parts: reading takes several times as much memory, of which the function has 3 GB. */
const largestUnpacked = 200 * 1024 * 1024;

/** Parts of a file; ours has less than thirty. */
const mostParts = 500;

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
  const checked = checkedZip(file, { parts: mostParts, bytes: largestUnpacked });
  const { Workbook: NewBook } = await loadExceljs();
  const book = new NewBook();
  try {
    // The types of exceljs know an older Buffer.
    await book.xlsx.load(checked as unknown as Parameters<typeof book.xlsx.load>[0]);
  } catch (cause) {
    throw new DomainError('not-a-workbook', undefined, { cause });
  }
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

/** The text of a cell: the result of a formula, the letters of a formatted text, the text of a link. */
function cellOf(value: CellValue): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (value instanceof Date) return value.toISOString();
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('result' in value) return cellOf(value.result ?? null);
  if ('text' in value) return String(value.text);
  return null;
}

/** A formula that failed, or that no program has worked out, is not an empty cell: taken for one it would delete. */
const isReadable = (value: CellValue): boolean =>
  typeof value !== 'object' ||
  value === null ||
  !('error' in value || (('formula' in value || 'sharedFormula' in value) && isUnknown(value.result)));

const isUnknown = (result: unknown): boolean =>
  result === undefined || (typeof result === 'object' && result !== null && 'error' in result);

function errorOf(value: CellValue): string {
  const shown = typeof value === 'object' && value !== null && 'result' in value ? value.result : value;
  if (typeof shown === 'object' && shown !== null && 'error' in shown) return shown.error;
  return typeof value === 'object' && value !== null && 'formula' in value ? `=${value.formula}` : '';
}
