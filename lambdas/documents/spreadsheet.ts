import type { Row, Worksheet } from 'exceljs';
import { loadExceljs } from '#lambdas/runtime/load-exceljs.ts';
import { cellStyles, price, type SheetValue, titleStyle, write } from '#lambdas/runtime/sheet-cell.ts';
import type { DocumentRow } from '#shared/document/document-rows.ts';
import { fill } from '#shared/document/document-texts.ts';
import { formatPackaging } from '#shared/format/format-pack.ts';
import { parseStoredQuantity } from '#shared/money/parse-stored-number.ts';
import { quantity } from '#shared/money/units.ts';
import type { PricedRow } from '#shared/pricing/priced-quotation.ts';
import { plainText } from '#shared/rich-text/plain-text.ts';
import type { ReadDocument } from './read-document.ts';
import { measure, type SheetColumn, sheetValueOf } from './sheet-values.ts';
import { writeNote, writeTotals } from './write-totals.ts';

/** The rows of products. */
type Table = {
  sheet: Worksheet;
  columns: readonly SheetColumn[];
  styleOf: ReturnType<typeof cellStyles>;
};

const widths: Record<SheetColumn, number> = {
  product: 46,
  consumption: 15,
  incidence: 15,
  surface: 14,
  packages: 20,
  price: 19,
  quantity: 14,
  discount: 11,
  cost: 15,
  specs: 70,
};

/** The quotation as a workbook of one sheet: numbers one can calculate with, and the texts of the document. */
export async function spreadsheet(document: ReadDocument): Promise<Uint8Array> {
  const { model, priced } = document;
  const { Workbook } = await loadExceljs();
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet(model.head.title, {
    pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  const columns = sheetColumns(document);
  columns.forEach((column, index) => {
    sheet.getColumn(index + 1).width = widths[column];
  });
  writeHead(sheet, document);
  const head = writeTitles(sheet, document, columns);
  const table = { sheet, columns, styleOf: cellStyles() };
  model.rows.forEach((row, index) => {
    const figures = priced.rows[index];
    if (figures) writeProduct(table, row, figures, document);
  });
  writeTotals(sheet, columns, document);
  writeNote(sheet, document);
  sheet.views = [{ state: 'frozen', ySplit: head.number, xSplit: 1 }];
  sheet.pageSetup.printTitlesRow = `${head.number}:${head.number}`;
  // The lightest packing: a tenth larger, a quarter faster.
  const zip = { compression: 'DEFLATE', compressionOptions: { level: 1 } } as const;
  return new Uint8Array(await workbook.xlsx.writeBuffer({ zip }));
}

/** The document's columns; list prices and specs, which stand below a product on paper, get their own. */
function sheetColumns({ model }: ReadDocument): SheetColumn[] {
  const columns: SheetColumn[] = model.columns.map(({ key }) => key).filter((key) => key !== 'specs');
  if (model.rows.some(({ prices }) => prices)) columns.splice(columns.indexOf('packages') + 1, 0, 'price');
  if (model.rows.some(({ specs }) => specs)) columns.push('specs');
  return columns;
}

function writeHead(sheet: Worksheet, { quotation, model, texts }: ReadDocument): void {
  const area = measure(parseStoredQuantity(quotation.area) ?? quantity(0), 'm²');
  const lines: [string, SheetValue][] = [
    [texts.sheet.name, model.job.name],
    [texts.sheet.location, model.job.place],
    [texts.sheet.owner, [model.owner.lead, ...model.owner.lines].join(', ')],
    [texts.sheet.date, model.head.date],
  ];
  if (model.job.area) lines.splice(2, 0, [texts.sheet.area, area]);
  for (const [label, value] of lines) {
    const row = sheet.addRow([label]);
    row.getCell(1).font = { bold: true };
    const cell = row.getCell(2);
    const numFmt = write(cell, value);
    cell.style = { alignment: { horizontal: 'left' }, ...(numFmt && { numFmt }) };
  }
  sheet.addRow([]);
}

function writeTitles(sheet: Worksheet, { texts }: ReadDocument, columns: readonly SheetColumn[]): Row {
  const row = sheet.addRow(
    columns.map((column) => (column === 'price' ? texts.sheet.pricePerPackage : texts.columns[column])),
  );
  row.eachCell((cell, index) => {
    cell.style = titleStyle(alignmentOf(columns[index - 1]));
  });
  return row;
}

const alignmentOf = (column: SheetColumn | undefined) =>
  column === 'product' || column === 'specs' ? 'left' : 'right';

function writeProduct(table: Table, row: DocumentRow, figures: PricedRow, { texts }: ReadDocument): void {
  const badges = row.badges.map(({ text }) => text).join(' · ');
  const name = [row.name.text, badges, ...row.lines].filter(Boolean).join('\n');
  writeRow(table, (column) => {
    if (column === 'product') return name;
    if (column === 'specs') return row.specs && plainText(row.specs.text);
    return column === 'price' ? null : sheetValueOf(column, figures);
  });
  if (!row.prices) return;
  for (const pack of figures.packs) {
    const packaging = formatPackaging(pack.size, figures.row.um);
    const label = fill(texts.sheet.listPriceOf, { packaging });
    const added = writeRow(table, (column) => {
      if (column === 'product') return label;
      return column === 'price' ? price(pack.price) : null;
    });
    added.outlineLevel = 1;
    added.getCell(1).style = { alignment: { indent: 1 } };
  }
}

function writeRow({ sheet, columns, styleOf }: Table, valueIn: (column: SheetColumn) => SheetValue): Row {
  const row = sheet.addRow([]);
  columns.forEach((column, index) => {
    const cell = row.getCell(index + 1);
    cell.style = styleOf(write(cell, valueIn(column)), alignmentOf(column));
  });
  return row;
}
