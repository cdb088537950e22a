import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { statisticsSheets } from '#lambdas/statistics/statistics-sheets.ts';
import { writeSheets } from '#lambdas/statistics/write-sheets.ts';
import type { Statistics, StatisticsEntry } from '#shared/statistics/statistics.ts';

const entry = (key: string, changes: Partial<StatisticsEntry> = {}): StatisticsEntry => ({
  ...{ key, quotations: 2, value: 123_456, valued: 1, fromTests: 0 },
  ...changes,
});
const sums = { quotations: 2, value: 123_456, valued: 1, fromTests: 1, begunTests: 4 };

const told = (changes: Partial<Statistics> = {}): Statistics => ({
  weeks: [{ week: '2026-W47', ...sums }],
  sums,
  before: sums,
  byCountry: [entry('IT'), entry('XX-OLD')],
  byProvince: [entry('TO'), entry('')],
  byUserType: [entry('imbianchino'), entry('')],
  products: [entry('adda', { name: { it: 'Adda silicato', en: null } })],
  colours: [entry('TN 302', { r: 241, g: 0, b: 222 })],
  ...changes,
});

async function opened(statistics: Statistics, language: 'it' | 'en' = 'it') {
  const workbook = new exceljs.Workbook();
  const written = await writeSheets(statisticsSheets(statistics, language));
  // exceljs is typed for the Buffer of an older Node.
  await workbook.xlsx.load(Buffer.from(written) as unknown as exceljs.Buffer);
  return workbook;
}
const rowsOf = (workbook: exceljs.Workbook, title: string) =>
  (workbook.getWorksheet(title)?.getSheetValues() ?? [])
    .slice(1)
    .map((row) => (Array.isArray(row) ? row.slice(1) : []));

describe('the statistics as a workbook', () => {
  it('has a sheet a table, with amounts in euro', async () => {
    const workbook = await opened(told());
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      ...['Settimane', 'Paesi', 'Province', 'Tipi di utente', 'Prodotti', 'Colori'],
    ]);
    expect(rowsOf(workbook, 'Settimane')).toEqual([
      [
        'Settimana',
        'Da lunedì',
        'Preventivi',
        'Valore',
        'Con valore noto',
        'Con test guidato',
        'Test guidati iniziati',
      ],
      ['2026-W47', new Date('2026-11-16'), 2, 1234.56, 1, 1, 4],
    ]);
    expect(rowsOf(workbook, 'Paesi')).toEqual([
      ['Codice', 'Paese', 'Preventivi', 'Valore', 'Con valore noto'],
      ['IT', 'Italia', 2, 1234.56, 1],
      ['XX-OLD', 'Non indicato', 2, 1234.56, 1],
    ]);
    const provinces = rowsOf(workbook, 'Province').map((row) => row[1]);
    expect(provinces).toEqual(['Provincia', 'Torino', 'Non indicato']);
    expect(rowsOf(workbook, 'Colori')[1]).toEqual(['TN 302', 241, 0, 222, 2, 1234.56, 1]);
    expect(workbook.getWorksheet('Paesi')?.getCell('D2').numFmt).toBe('#,##0.00 €');
  });

  it('is in the language of the caller; names that it lacks are in Italian', async () => {
    const workbook = await opened(told(), 'en');
    expect(rowsOf(workbook, 'User types').slice(0, 2)).toEqual([
      ['Code', 'User type', 'Quotations', 'Value', 'With a known value'],
      ['imbianchino', 'Painter', 2, 1234.56, 1],
    ]);
    expect(rowsOf(workbook, 'Countries')[1]).toContain('Italy');
    expect(rowsOf(workbook, 'Products')[1]).toContain('Adda silicato');
  });

  it('says of a product that is gone and whose name nobody kept that none is indicated', async () => {
    const workbook = await opened(told({ products: [entry('adda'), entry('piave', { name: { it: '' } })] }));
    expect(rowsOf(workbook, 'Prodotti').map((row) => row[1])).toEqual([
      'Prodotto',
      'Non indicato',
      'Non indicato',
    ]);
  });

  it('holds texts as texts, whatever they begin with', async () => {
    const formula = '=HYPERLINK("https://example.com";"Adda")';
    const workbook = await opened(
      told({ products: [entry('-1+1', { name: { it: formula } })], colours: [entry('@TN 1')] }),
    );
    const cells = [
      workbook.getWorksheet('Prodotti')?.getCell('A2'),
      workbook.getWorksheet('Prodotti')?.getCell('B2'),
      workbook.getWorksheet('Colori')?.getCell('A2'),
    ];
    expect(cells.map((cell) => cell?.value)).toEqual(['-1+1', formula, '@TN 1']);
    for (const cell of cells) {
      expect(cell?.type).toBe(exceljs.ValueType.String);
      expect(cell?.numFmt).toBe('@');
    }
  });

  it('can be opened when nothing was quoted', async () => {
    const none = { byCountry: [], byProvince: [], byUserType: [], products: [], colours: [] };
    expect(rowsOf(await opened(told(none)), 'Colori')).toHaveLength(1);
  });
});
