import type { Workbook } from 'exceljs';
import { DomainError } from '#shared/errors.ts';
import { checkedZip } from './checked-zip.ts';
import { loadExceljs } from './load-exceljs.ts';

/** Parts of a file; one of ours has less than thirty. */
const mostParts = 500;

/** A spreadsheet that somebody sent, with at most so many unpacked bytes; else `too-large`, or `not-a-workbook`. */
export async function openWorkbook(file: Uint8Array, bytes: number): Promise<Workbook> {
  const checked = checkedZip(file, { parts: mostParts, bytes });
  const { Workbook: NewBook } = await loadExceljs();
  const book = new NewBook();
  try {
    // The types of exceljs know an older Buffer.
    await book.xlsx.load(checked as unknown as Parameters<typeof book.xlsx.load>[0]);
  } catch (cause) {
    throw new DomainError('not-a-workbook', undefined, { cause });
  }
  return book;
}
