import { headedColumns } from '#shared/headed-columns.ts';
import type { TableBuilder } from './table-builder.ts';

/** Titles of columns, in both languages. */
const titles = {
  product: ['prodotto', 'product'],
  range: ['fascia', 'range'],
  pricelist: ['listino', 'pricelist', 'price list'],
  factor: ['fattore', 'factor'],
} as const;
type Column = keyof typeof titles;
const columns = Object.keys(titles) as Column[];

type Row = Partial<Record<Column, string>>;

/**
 * Reads lines of a spreadsheet, whose cells are parted by tabs, semicolons or commas. The first line names the columns; a
 * line gives the factor of a product, in one range counted from 1 or in all, or of a price list.
 */
export function parseFactorCsv(text: string, builder: TableBuilder) {
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const head = lines[first] ?? '';
  const mark = ['\t', ';', ','].find((one) => head.includes(one)) ?? ';';
  const order = headedColumns(cellsOf(head, mark), Object.values(titles)).map((at) => columns[at ?? -1]);
  if (!order.includes('factor') || !(order.includes('product') || order.includes('pricelist')))
    return builder.wrong(Math.max(first, 0) + 1, 'header', head);
  for (const [index, line] of lines.entries()) {
    if (index <= first || line.trim() === '') continue;
    const cells = cellsOf(line, mark);
    if (cells.length > order.length) {
      builder.wrong(index + 1, 'columns', line);
      continue;
    }
    const row: Row = Object.fromEntries(
      order.flatMap((column, place) => (column ? [[column, cells[place]?.trim() ?? '']] : [])),
    );
    takeRow(index + 1, row, line, builder);
  }
}

function takeRow(
  number: number,
  { product = '', range = '', pricelist = '', factor = '' }: Row,
  line: string,
  builder: TableBuilder,
) {
  if (product && pricelist) return builder.wrong(number, 'both', line);
  if ((!product && !pricelist) || (pricelist && range)) return builder.wrong(number, 'columns', line);
  if (factor === '') return builder.wrong(number, 'unreadable', line);
  if (pricelist) return builder.addList(number, pricelist, factor);
  if (range === '') return builder.addProduct(number, product, 'all', factor);
  if (!/^[1-9]\d{0,3}$/.test(range)) return builder.wrong(number, 'unknownRange', range);
  return builder.addProduct(number, product, Number(range) - 1, factor);
}

/** The cells of a line: quoted ones may hold the mark, and quotes twice. */
function cellsOf(line: string, mark: string): string[] {
  const cell = new RegExp(`${mark}(?:"((?:[^"]|"")*)"|([^${mark}]*))`, 'g');
  return [...`${mark}${line}`.matchAll(cell)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
