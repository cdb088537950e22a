import type { Worksheet } from 'exceljs';
import { loadExceljs } from '#lambdas/runtime/load-exceljs.ts';
import { cellStyles, printedDay, type SheetValue, titleStyle, write } from '#lambdas/runtime/sheet-cell.ts';
import { unitLabel } from '#shared/format/unit-label.ts';
import { measurePlaces, type PlaceMeasures } from '#shared/measuring/measure-places.ts';
import type { ReadMeasureSheet } from './read-measure-sheet.ts';

/** The columns in their order, with the width of each. */
const columns = {
  ...{ place: 22, line: 28, opening: 22 },
  ...{ count: 10, length: 14, height: 12, countTyped: 14, lengthTyped: 24, heightTyped: 18 },
  ...{ gross: 12, deducted: 14, coefficient: 12, net: 12, unit: 8, note: 40 },
} as const;
type Column = keyof typeof columns;
const names = Object.keys(columns) as Column[];

type SheetRow = Partial<Record<Column, SheetValue>>;

/** The measures as a workbook: a row a line and a row an opening, numbers as numbers, formulas as text (MEA-043). */
export async function measureSheetWorkbook({
  quotation,
  model,
  texts,
}: ReadMeasureSheet): Promise<Uint8Array> {
  const { Workbook } = await loadExceljs();
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet(texts.title, {
    pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  });
  names.forEach((name, index) => {
    sheet.getColumn(index + 1).width = columns[name];
  });
  writeHead(sheet, { quotation, model, texts });
  const titles = sheet.addRow(names.map((name) => texts.sheet[name]));
  titles.eachCell((cell) => {
    cell.style = titleStyle('left');
  });
  sheet.views = [{ state: 'frozen', ySplit: titles.number, xSplit: 1 }];
  const styled = cellStyles();
  for (const values of measurePlaces(quotation.measures).flatMap(rowsOf)) {
    const row = sheet.addRow([]);
    names.forEach((name, index) => {
      const value = values[name] ?? null;
      const cell = row.getCell(index + 1);
      const format = write(cell, value);
      if (value !== null) cell.style = styled(format, typeof value === 'string' ? 'left' : 'right');
    });
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function writeHead(sheet: Worksheet, { model }: ReadMeasureSheet): void {
  const lines: [string, SheetValue][] = [
    [model.job.label, [model.job.name, model.job.place].filter(Boolean).join(', ')],
    [model.owner.label, [model.owner.lead, ...model.owner.lines].join(', ')],
    [model.title, printedDay(model.date)],
    [model.rule.label, model.rule.text],
  ];
  for (const [label, value] of lines) {
    const row = sheet.addRow([label]);
    row.getCell(1).font = { bold: true };
    const cell = row.getCell(2);
    const numFmt = write(cell, value);
    cell.style = { alignment: { horizontal: 'left' }, ...(numFmt && { numFmt }) };
  }
  sheet.addRow([]);
}

const dimension = (thousandths: number | null): SheetValue =>
  thousandths === null ? null : { number: thousandths / 1000, format: '0.###' };
const measured = (hundredths: number | null): SheetValue =>
  hundredths === null ? null : { number: hundredths / 100, format: '#,##0.00' };

/** The rows of a place: each line, and below it each of its openings. */
function rowsOf({ place, lines }: PlaceMeasures): SheetRow[] {
  return lines.flatMap(({ line, values }): SheetRow[] => {
    if (!values) return [];
    const of = { place: place.name, line: line.description };
    const own: SheetRow = {
      ...of,
      ...{
        count: dimension(values.count),
        length: dimension(values.length),
        height: dimension(values.height),
      },
      ...{ countTyped: line.count, lengthTyped: line.length, heightTyped: line.height },
      ...{ gross: measured(values.gross), deducted: measured(values.deducted || null) },
      ...{ coefficient: dimension(line.coefficient), net: measured(values.net) },
      ...{ unit: unitLabel(values.unit), note: line.note },
    };
    const openings = line.openings.map((opening, at): SheetRow => {
      const { count = null, width = null, height = null, deducted = null } = values.openings[at] ?? {};
      return {
        ...of,
        opening: opening.description ?? String(at + 1),
        ...{ count: dimension(count), length: dimension(width), height: dimension(height) },
        ...{ countTyped: opening.count, lengthTyped: opening.width, heightTyped: opening.height },
        deducted: measured(deducted ?? 0),
        unit: unitLabel('mq'),
      };
    });
    return [own, ...openings];
  });
}
