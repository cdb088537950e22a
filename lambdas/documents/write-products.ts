import type { Row, Worksheet } from 'exceljs';
import { cellStyles, price, type SheetValue, write } from '#lambdas/runtime/sheet-cell.ts';
import type { DocumentRow } from '#shared/document/document-rows.ts';
import { fill } from '#shared/document/document-texts.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import type { PricedPack, PricedRow } from '#shared/pricing/priced-quotation.ts';
import { plainText } from '#shared/rich-text/plain-text.ts';
import type { ReadDocument } from './read-document.ts';
import type { SheetColumn } from './sheet-figures.ts';
import { sheetValueOf } from './sheet-values.ts';

/** The rows of products. */
type Table = {
  sheet: Worksheet;
  columns: readonly SheetColumn[];
  styleOf: ReturnType<typeof cellStyles>;
};

export const alignmentOf = (column: SheetColumn | undefined) =>
  column === 'product' || column === 'specs' ? 'left' : 'right';

/** The rows of a product. */
export type WrittenProduct = { row: number; figures: PricedRow };

/** Writes the products and says where they stand: the totals add up their cells. */
export function writeProducts(
  sheet: Worksheet,
  columns: readonly SheetColumn[],
  { model, priced, texts }: Pick<ReadDocument, 'model' | 'priced' | 'texts'>,
): readonly WrittenProduct[] {
  const table = { sheet, columns, styleOf: cellStyles() };
  return model.rows.flatMap((row, index) => {
    const figures = priced.rows[index];
    return figures ? [{ row: writeProduct(table, row, figures, texts).number, figures }] : [];
  });
}

function writeProduct(table: Table, row: DocumentRow, figures: PricedRow, texts: ReadDocument['texts']): Row {
  const badges = row.badges.map(({ text }) => text).join(' · ');
  const short = row.short && `< ${row.short}`;
  const name = [row.name.text, badges, short, ...row.lines].filter(Boolean).join('\n');
  const packs = row.prices ? figures.packs : [];
  const written = writeRow(table, (column, at) => {
    if (column === 'product') return name;
    if (column === 'specs') return row.specs && plainText(row.specs.text);
    const place = { columns: table.columns, row: at, packs: packs.length };
    return column === 'price' ? null : sheetValueOf(column, figures, place);
  });
  for (const pack of packs) writePack(table, pack, formatPackaging(pack.size, figures.row.um), texts);
  return written;
}

/** A package with its count and price, which the product's amounts are computed from. */
function writePack(table: Table, pack: PricedPack, packaging: string, texts: ReadDocument['texts']): void {
  const label = fill(texts.sheet.listPriceOf, { packaging });
  const row = writeRow(table, (column) => {
    if (column === 'product') return label;
    if (column === 'packages') return { number: pack.count, format: `#,##0 "× ${packaging}"` };
    return column === 'price' ? price(pack.price) : null;
  });
  row.outlineLevel = 1;
  row.getCell(1).style = { alignment: { indent: 1 } };
}

function writeRow(
  { sheet, columns, styleOf }: Table,
  valueIn: (column: SheetColumn, row: number) => SheetValue,
): Row {
  const row = sheet.addRow([]);
  columns.forEach((column, index) => {
    const cell = row.getCell(index + 1);
    cell.style = styleOf(write(cell, valueIn(column, row.number)), alignmentOf(column));
  });
  return row;
}
