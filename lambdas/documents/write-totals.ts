import type { Worksheet } from 'exceljs';
import { write } from '#lambdas/runtime/sheet-cell.ts';
import { type Cents, cents } from '#shared/money/units.ts';
import type { ReadDocument } from './read-document.ts';
import { addressOf, euros, rangeOf, type SheetColumn } from './sheet-figures.ts';
import type { WrittenProduct } from './write-products.ts';

type Line = { label: string; amount: Cents; formula: string; isTotal?: true };

/** Totals stand in the column of the costs and are computed from its cells, so that they follow what a reader changes. */
export function writeTotals(
  sheet: Worksheet,
  columns: readonly SheetColumn[],
  products: readonly WrittenProduct[],
  document: Pick<ReadDocument, 'model' | 'priced' | 'texts'>,
) {
  const at = columns.indexOf('cost') + 1;
  if (!document.model.totals || at === 0 || products.length === 0) return;
  sheet.addRow([]);
  for (const { label, amount, formula, isTotal } of linesOf(
    sheet.rowCount + 1,
    columns,
    products,
    document,
  )) {
    const row = sheet.addRow([label]);
    const numFmt = write(row.getCell(at), euros(amount, formula));
    const font = { bold: isTotal === true };
    row.getCell(1).style = { font };
    row.getCell(at).style = { font, ...(numFmt && { numFmt }) };
  }
}

/** `first`: the row of the first line. */
function linesOf(
  first: number,
  columns: readonly SheetColumn[],
  products: readonly WrittenProduct[],
  { priced, texts: { totals: texts } }: Pick<ReadDocument, 'priced' | 'texts'>,
): readonly Line[] {
  const { total, listTotal, totalIncidence, tickedCount } = priced;
  const rows = [products[0]?.row ?? first, first - 2] as const;
  const lines: Line[] = [];
  if (tickedCount > 0 && totalIncidence !== null) {
    const ticked = products.filter(({ figures }) => figures.ticked && figures.incidence !== null);
    const cells = ticked.map(({ row }) => addressOf(columns, 'incidence', row));
    lines.push({ label: texts.incidence, amount: totalIncidence, formula: cells.join('+') || '0' });
  }
  if (total === null) return lines;
  const hasList = columns.includes('list') && listTotal !== null;
  if (hasList) {
    const list = first + lines.length;
    const [sum, end] = [addressOf(columns, 'cost', list), addressOf(columns, 'cost', list + 2)];
    // Each row is rounded, as on paper.
    const formula = `SUMPRODUCT(ROUND(${rangeOf(columns, 'list', rows)},2))`;
    lines.push(
      { label: texts.list, amount: listTotal, formula },
      { label: texts.discount, amount: cents(total - listTotal), formula: `${end}-${sum}` },
    );
  }
  const formula = `SUM(${rangeOf(columns, 'cost', rows)})`;
  return [...lines, { label: texts.total, amount: total, formula, isTotal: true }];
}

/** A row for each line: a text runs on over the empty cells beside it. */
export function writeNote(sheet: Worksheet, { model: { notes } }: Pick<ReadDocument, 'model'>): void {
  if (!notes.own) return;
  sheet.addRow([]);
  sheet.addRow([notes.title]).getCell(1).font = { bold: true };
  for (const line of notes.own.split('\n')) {
    const cell = sheet.addRow([]).getCell(1);
    const numFmt = write(cell, line);
    if (numFmt) cell.style = { numFmt };
  }
}
