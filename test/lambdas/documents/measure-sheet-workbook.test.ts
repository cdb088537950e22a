import exceljs from 'exceljs';
import { expect, test } from 'vitest';
import { measureSheetTexts } from '#lambdas/documents/measure-sheet-texts.ts';
import { measureSheetWorkbook } from '#lambdas/documents/measure-sheet-workbook.ts';
import { measureSheetModel } from '#shared/document/measure-sheet-model.ts';
import type { Measures } from '#shared/schemas/measures.ts';
import { aQuotation } from '#test/support/builders/document.ts';
import { aLine, aPlace, aRoom, someMeasures } from '#test/support/builders/measures.ts';

async function sheetOf(measures: Measures, language: 'it' | 'de' = 'it') {
  const quotation = aQuotation({ measures });
  const texts = measureSheetTexts[language];
  const model = measureSheetModel(quotation, { language, now: new Date('2026-11-18T10:00:00Z') }, texts);
  const workbook = new exceljs.Workbook();
  const bytes = await measureSheetWorkbook({ quotation, model, texts });
  // exceljs is typed for the Buffer of an older Node; it reads any bytes.
  await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet.');
  return sheet;
}
type Sheet = Awaited<ReturnType<typeof sheetOf>>;
const valuesOf = (sheet: Sheet, row: number) =>
  Array.from({ length: 15 }, (_, index) => sheet.getRow(row).getCell(index + 1).value);

test('has a row a line and one an opening, numbers as numbers and formulas as text [MEA-043]', async () => {
  const sheet = await sheetOf(someMeasures([aRoom()]));
  expect(valuesOf(sheet, 7)).toEqual([
    ...['Sala', 'Pareti', null, 1, 15.6, 2.7, null, '2*(4,20+3,60)', '2,70'],
    ...[42.12, 4.32, 1, 37.8, 'm²', null],
  ]);
  expect(valuesOf(sheet, 8)).toEqual([
    ...['Sala', 'Pareti', 'Porta', 1, 0.9, 2.1, null, '0,90', '2,10'],
    ...[null, 0, null, null, 'm²', null],
  ]);
  expect(valuesOf(sheet, 9).slice(2, 11)).toEqual([
    'Finestra',
    1,
    2.4,
    1.8,
    null,
    '2,40',
    '1,80',
    null,
    4.32,
  ]);
  expect(valuesOf(sheet, 11).slice(3, 14)).toEqual([
    ...[1, 14.7, null, null, '2*(4,20+3,60)-0,90', null],
    ...[14.7, null, 1, 14.7, 'm'],
  ]);
  expect(sheet.rowCount).toBe(11);
});

test('is headed by job, owner, day and rule, in German too [MEA-041, MEA-043]', async () => {
  const sheet = await sheetOf(someMeasures([aRoom()]), 'de');
  expect(sheet.name).toBe('Aufmaß');
  const head = [1, 2, 3, 4].map((row) => valuesOf(sheet, row).slice(0, 2));
  expect(head).toEqual([
    ['Baustelle', 'Condominio Via dei Mille 14, Bologna (BO)'],
    ['Aufgemessen von', expect.stringContaining('Tinteggiature Bellini S.n.c.')],
    ['Aufmaß', new Date('2026-11-18T00:00:00Z')],
    ['Regel für Öffnungen', 'Öffnungen bis 4\u00a0m² werden übermessen, größere ganz abgezogen.'],
  ]);
  expect(valuesOf(sheet, 6).slice(0, 3)).toEqual(['Raum', 'Maß', 'Öffnung']);
});

test('computes nothing that somebody typed, a formula that begins with = included [CUS-046, MEA-043]', async () => {
  const line = aLine('=2+2', '3', { description: '=HYPERLINK("x")', note: '@nota', count: '+1' });
  const sheet = await sheetOf(someMeasures([aPlace('-1+1', [line])]));
  const row = sheet.getRow(7);
  for (const [cell, text] of [
    [1, '-1+1'],
    [2, '=HYPERLINK("x")'],
    [7, '+1'],
    [8, '=2+2'],
    [15, '@nota'],
  ] as const) {
    expect(row.getCell(cell).value).toBe(text);
    expect(row.getCell(cell).formula).toBeUndefined();
    expect(row.getCell(cell).numFmt).toBe('@');
  }
  expect(row.getCell(5).value).toBe(4);
});
