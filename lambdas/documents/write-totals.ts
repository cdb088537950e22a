import type { Worksheet } from 'exceljs';
import { type SheetValue, write } from '#lambdas/runtime/sheet-cell.ts';
import { cents } from '#shared/money/units.ts';
import type { ReadDocument } from './read-document.ts';
import { euros, type SheetColumn } from './sheet-values.ts';

/** Totals stand in the column of the costs, so that they line up with their addends. */
export function writeTotals(
  sheet: Worksheet,
  columns: readonly SheetColumn[],
  { model, priced, texts }: ReadDocument,
) {
  const at = columns.indexOf('cost') + 1;
  const { total, listTotal, totalIncidence, tickedCount, hasDiscounts } = priced;
  if (!model.totals || at === 0 || total === null) return;
  const lines: [string, SheetValue][] = [[texts.totals.total, euros(total)]];
  if (hasDiscounts && listTotal !== null)
    lines.unshift(
      [texts.totals.list, euros(listTotal)],
      [texts.totals.discount, euros(cents(total - listTotal))],
    );
  if (tickedCount > 0) lines.unshift([texts.totals.incidence, euros(totalIncidence)]);
  sheet.addRow([]);
  for (const [label, value] of lines) {
    const row = sheet.addRow([label]);
    const numFmt = write(row.getCell(at), value);
    const font = { bold: label === texts.totals.total };
    row.getCell(1).style = { font };
    row.getCell(at).style = { font, ...(numFmt && { numFmt }) };
  }
}

/** A row for each line: a text runs on over the empty cells beside it. */
export function writeNote(sheet: Worksheet, { model: { notes } }: ReadDocument): void {
  if (!notes.own) return;
  sheet.addRow([]);
  sheet.addRow([notes.title]).getCell(1).font = { bold: true };
  for (const line of notes.own.split('\n')) {
    const cell = sheet.addRow([]).getCell(1);
    const numFmt = write(cell, line);
    if (numFmt) cell.style = { numFmt };
  }
}
