import { setImmediate } from 'node:timers/promises';
import type { Style, Worksheet } from 'exceljs';
import { cellStyles, contentOf, day, price, type SheetValue } from '#lambdas/runtime/sheet-cell.ts';
import { addFilter, streamedWorkbook, titledSheet } from '#lambdas/runtime/streamed-workbook.ts';
import en from '#locales/en/priceLists.json' with { type: 'json' };
import it from '#locales/it/priceLists.json' with { type: 'json' };
import type { PriceListRow } from '#shared/catalogue/price-list-rows.ts';
import type { Language } from '#shared/languages.ts';

/** The texts of the spreadsheet by language. */
export const sheetTexts = { it: it.sheet, en: en.sheet } satisfies Record<Language, object>;
type SheetTexts = (typeof sheetTexts)[Language];

const columns = [
  { key: 'product', width: 40 },
  { key: 'id', width: 28 },
  { key: 'phases', width: 28 },
  { key: 'unit', width: 8 },
  { key: 'range', width: 18 },
  { key: 'colours', width: 30 },
  { key: 'package', width: 14, right: true },
  { key: 'price', width: 14, right: true },
  { key: 'updatedAt', width: 14, right: true },
  { key: 'archived', width: 12 },
] as const satisfies readonly { key: keyof PriceListRow; width: number; right?: true }[];

const alignmentOf = (column: (typeof columns)[number]) => ('right' in column ? 'right' : 'left');

const pageSetup = {
  paperSize: 9,
  orientation: 'landscape',
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
} as const;

/** Rows between two turns of the event loop: it packs the written rows, which need not be kept longer. */
const rowsPerTurn = 1000;

/** The lines of each product as a workbook of one sheet, written as they come. */
export const priceListSheet = (
  products: AsyncIterable<PriceListRow[]> | Iterable<PriceListRow[]>,
  texts: SheetTexts,
): Promise<Uint8Array> =>
  streamedWorkbook(
    async (workbook) => {
      const sheet = titledSheet(
        workbook,
        texts.title,
        columns.map((column) => ({ ...column, title: texts[column.key], alignment: alignmentOf(column) })),
        { pageSetup, xSplit: 1 },
      );
      const write = rowWriter(sheet, texts);
      let count = 0;
      let turns = 0;
      for await (const lines of products) {
        for (const line of lines) write(line);
        count += lines.length;
        if (count < (turns + 1) * rowsPerTurn) continue;
        turns += 1;
        await setImmediate();
      }
      addFilter(sheet, count, columns.length);
    },
    // The lightest packing: a tenth larger, and faster.
    { zip: { zlib: { level: 1 } } },
  );

type Written = { from: unknown; content: string | number | null; style: Partial<Style> };

/** Lines of one product follow each other: a column that holds the same as in the line before is not made anew. */
function rowWriter(sheet: Worksheet, texts: SheetTexts) {
  const styleOf = cellStyles();
  const before: Written[] = columns.map(() => ({ from: undefined, content: null, style: {} }));
  const written = (line: PriceListRow, index: number): Written | undefined => {
    const column = columns[index];
    const known = before[index];
    if (!column || !known || known.from === line[column.key]) return known;
    const value = cellValue(line, column.key, texts);
    const { content, format } = value === null ? { content: null } : contentOf(value);
    const made = { from: line[column.key], content, style: styleOf(format, alignmentOf(column)) };
    before[index] = made;
    return made;
  };
  return (line: PriceListRow) => {
    const row = sheet.addRow([]);
    for (let index = 0; index < columns.length; index += 1) {
      const cell = written(line, index);
      if (!cell || cell.content === null) continue;
      const target = row.getCell(index + 1);
      target.value = cell.content;
      target.style = cell.style;
    }
    row.commit();
  };
}

function cellValue(line: PriceListRow, key: keyof PriceListRow, texts: SheetTexts): SheetValue {
  if (key === 'price') return price(line.price);
  if (key === 'updatedAt') return day(line.updatedAt);
  if (key === 'archived') return line.archived ? texts.yes : null;
  return line[key] || null;
}
