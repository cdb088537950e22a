import type { Worksheet } from 'exceljs';
import { streamedWorkbook } from '#lambdas/runtime/streamed-workbook.ts';
import { brand } from '#shared/brand.ts';
import {
  type Cell,
  type ColumnKind,
  perList,
  type Row,
  type SheetName,
  sheetNames,
  sheets,
} from '#shared/catalogue/workbook/sheets.ts';
import { columnTitle, listTitle, textsIn } from './texts.ts';

type Column = { key: string; title: string; kind: ColumnKind };
export type Sheets = Record<SheetName, Iterable<Row>>;
type List = { id: string; name: string };

const widths: Record<ColumnKind, number> = { text: 28, number: 13, flag: 13, list: 30 };

/** The catalogue of that moment as a file, sheet by sheet, row by row: never all of it at once. */
export const writeWorkbook = (
  content: Sheets,
  lists: readonly List[],
  language: string,
  now: Date,
): Promise<Uint8Array> =>
  streamedWorkbook(
    (workbook) => {
      // An import finds by them what was saved since.
      Object.assign(workbook, { creator: brand.software, created: now, modified: now });
      for (const name of sheetNames) {
        const columns = columnsOf(name, lists, language);
        const sheet = workbook.addWorksheet(textsIn(language).sheets[name], {
          views: [{ state: 'frozen', xSplit: 1, ySplit: 1 }],
        });
        writeHead(sheet, columns);
        for (const row of content[name]) {
          sheet.addRow(columns.map(({ key, kind }) => shown(row[key] ?? null, kind, language))).commit();
        }
        sheet.commit();
      }
    },
    { zip: { zlib: { level: 1 } } },
  );

function columnsOf(sheet: SheetName, lists: readonly List[], language: string): Column[] {
  const own = Object.entries<ColumnKind>(sheets[sheet]).map(([key, kind]) => ({
    key,
    kind,
    title: columnTitle(language, key),
  }));
  if (!perList.includes(sheet)) return own;
  const kind = sheet === 'members' ? 'flag' : 'number';
  return [...own, ...lists.map((list) => ({ key: list.id, kind, title: listTitle(list) }) as const)];
}

function writeHead(sheet: Worksheet, columns: readonly Column[]): void {
  columns.forEach(({ kind }, index) => {
    sheet.getColumn(index + 1).width = widths[kind];
  });
  const head = sheet.addRow(columns.map(({ title }) => title));
  head.font = { bold: true };
  head.commit();
}

/** Texts stay texts: one that begins with = + - @ is never a formula. */
function shown(cell: Cell, kind: ColumnKind, language: string): Cell {
  if (kind !== 'flag' || cell === null) return cell;
  const { yes, no } = textsIn(language).flags;
  return cell ? yes : no;
}
