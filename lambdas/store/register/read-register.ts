import type { Worksheet } from 'exceljs';
import { openWorkbook } from '#lambdas/runtime/open-workbook.ts';
import { cellOf, errorOf, isReadable } from '#lambdas/runtime/read-cell.ts';
import { DomainError } from '#shared/errors.ts';
import { parseCatalogueQuantity } from '#shared/money/parse-catalogue-number.ts';
import { perUnit } from '#shared/money/units.ts';
import {
  type ColumnKind,
  mostRegisterRows,
  type Register,
  type RegisterCell,
  type RegisterProblem,
  type RegisterRow,
  type RegisterRows,
} from '#shared/registers/register.ts';
import type { RegisterSource } from './register-source.ts';
import { meaningsOf } from './register-texts.ts';

/** Bytes of all parts of a file, unpacked. */
const largestUnpacked = 60 * 1024 * 1024;

type Read = { rows: RegisterRows; problems: RegisterProblem[]; ignored: string[] };

/** The sheets and columns of a file by their titles in any language and order; others are left alone, and columns named. */
export async function readRegister(
  register: Register,
  { sheets, mostRows = mostRegisterRows }: Pick<RegisterSource, 'sheets' | 'mostRows'>,
  file: Uint8Array,
): Promise<Read> {
  const book = await openWorkbook(file, largestUnpacked);
  const problems: RegisterProblem[] = [];
  const ignored = new Set<string>();
  const meanings = meaningsOf(register);
  const found = book.worksheets.flatMap((worksheet) => {
    const sheet = meanings.sheet(Object.keys(sheets), worksheet.name);
    return sheet ? [[sheet, worksheet] as const] : [];
  });
  if (found.length === 0) throw new DomainError('not-a-workbook');
  const rows = found.map(([sheet, worksheet]) => {
    const kinds = sheets[sheet] ?? {};
    const tell = (line: number, field: string, reason: string, value: string) =>
      problems.push({ sheet, line, field, reason, value: value.slice(0, 100) });
    // The other sheets hold parts of what the main one lists: several for each.
    const most = sheet === Object.keys(sheets)[0] ? mostRows : mostRows * 10;
    const ignore = (title: string) => ignored.add(title.slice(0, 100));
    return [sheet, rowsOf(worksheet, { kinds, meanings, tell, ignore, most })] as const;
  });
  return { rows: Object.fromEntries(rows), problems, ignored: [...ignored] };
}

type Reading = {
  kinds: Readonly<Record<string, ColumnKind>>;
  meanings: ReturnType<typeof meaningsOf>;
  tell: (line: number, field: string, reason: string, value: string) => void;
  ignore: (title: string) => void;
  most: number;
};

function rowsOf(worksheet: Worksheet, { kinds, meanings, tell, ignore, most }: Reading): RegisterRow[] {
  const columns: [number, string][] = [];
  worksheet.getRow(1).eachCell((cell, index) => {
    const title = String(cellOf(cell.value) ?? '').trim();
    const key = meanings.column(Object.keys(kinds), title);
    if (key && !columns.some(([, known]) => known === key)) columns.push([index, key]);
    else if (title) ignore(title);
  });
  const rows: RegisterRow[] = [];
  worksheet.eachRow((row, line) => {
    if (line === 1) return;
    const cells = columns.map(([index, key]): [string, RegisterCell] => {
      const { value } = row.getCell(index);
      if (!isReadable(value)) {
        tell(line, key, 'formula', errorOf(value));
        return [key, null];
      }
      return [
        key,
        meantCell(cellOf(value), {
          key,
          kind: kinds[key] ?? 'text',
          meanings,
          wrong: (reason, said) => tell(line, key, reason, said),
        }),
      ];
    });
    if (cells.some(([, cell]) => cell !== null)) rows.push({ line, cells: Object.fromEntries(cells) });
    if (rows.length > most) throw new DomainError('too-large');
  });
  return rows;
}

type Meaning = {
  key: string;
  kind: ColumnKind;
  meanings: Reading['meanings'];
  wrong: (reason: string, said: string) => void;
};

function meantCell(cell: RegisterCell, { key, kind, meanings, wrong }: Meaning): RegisterCell {
  if (cell === null || String(cell).trim() === '') return null;
  if (kind === 'text') return String(cell);
  if (kind === 'number') {
    const number = typeof cell === 'number' ? cell : numberOf(String(cell));
    if (number === undefined) wrong('number', String(cell));
    return number ?? null;
  }
  if (kind === 'flag') {
    const flag = typeof cell === 'boolean' ? cell : meanings.flag(String(cell));
    if (flag === undefined) wrong('flag', String(cell));
    return flag ?? null;
  }
  const word = meanings.word(key, kind, String(cell));
  if (word === undefined) wrong('word', String(cell));
  return word ?? null;
}

/** Beside a number: '85,00 €', '€/mq', '1,5 h'. '13x' and 'circa 10' are none. */
const besideNumber = /^(?:(?:€|euro?)(?:\/[\p{L}.²]{1,4})?|h)?$/iu;

/** A number that was typed as a text: the last separator is the decimal mark (OPC-24). */
function numberOf(typed: string): number | undefined {
  if (!besideNumber.test(typed.replace(/\d[\d.,'’]*|\s/g, ''))) return undefined;
  const read = parseCatalogueQuantity(typed);
  return typeof read === 'number' ? read / perUnit : undefined;
}
