import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { priceListSheet, sheetTexts } from '#lambdas/price-lists/price-list-sheet.ts';
import type { PriceListRow } from '#shared/catalogue/price-list-rows.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import { formatPrice } from '#shared/format/format-price.ts';
import { cents, price } from '#shared/money/units.ts';

const aRow = (changes: Partial<PriceListRow> = {}): PriceListRow => ({
  product: 'Adda Calce',
  id: 'adda-calce',
  phases: 'Finiture',
  unit: 'kg',
  range: 'Fascia 1',
  colours: 'TN 1, TN 2',
  package: '25 kg',
  price: price(333_350),
  updatedAt: '2026-03-01T23:30:00.000Z',
  archived: false,
  ...changes,
});

async function sheetOf(rows: PriceListRow[], texts = sheetTexts.it) {
  const workbook = new exceljs.Workbook();
  const bytes = await priceListSheet([rows], texts);
  // exceljs is typed for the Buffer of an older Node.
  await workbook.xlsx.load(Buffer.from(bytes) as unknown as exceljs.Buffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('No sheet.');
  const row = (number: number) => {
    const { values } = sheet.getRow(number);
    return Array.isArray(values) ? values.slice(1) : [];
  };
  return { sheet, row };
}

describe('the spreadsheet of a price list', () => {
  it('has a row for each line below titles that stay and filter', async () => {
    const { sheet, row } = await sheetOf([aRow(), aRow({ package: '5 kg' })]);
    expect(sheet.name).toBe('Listino');
    expect(row(1)).toEqual([
      'Prodotto',
      'Codice',
      'Fasi',
      'Unità',
      'Fascia di prezzo',
      'Colori',
      'Confezione',
      'Prezzo',
      'Aggiornato il',
      'Archiviato',
    ]);
    expect(row(2).slice(0, 8)).toEqual([
      'Adda Calce',
      'adda-calce',
      'Finiture',
      'kg',
      'Fascia 1',
      'TN 1, TN 2',
      '25 kg',
      33.335,
    ]);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.autoFilter).toBe('A1:J3');
    expect(sheet.rowCount).toBe(3);
  });

  it('holds prices in euro that can be calculated with, of up to four decimals, written the Italian way by programs and screens [CDA-010]', async () => {
    const { sheet } = await sheetOf([aRow()]);
    expect(sheet.getCell('H2').numFmt).toBe('#,##0.00## €');
    expect(formatMoney(cents(123_456))).toBe('1.234,56\u00a0€');
    expect(formatPrice(price(12_345_600))).toBe('1.234,56\u00a0€');
  });

  it('holds the day in Rome of the last change, and says what is archived', async () => {
    const { sheet } = await sheetOf([aRow({ archived: true }), aRow({ updatedAt: '', price: null })]);
    expect(sheet.getCell('I2').value).toEqual(new Date(Date.UTC(2026, 2, 2)));
    expect(sheet.getCell('J2').value).toBe('sì');
    expect([sheet.getCell('H3').value, sheet.getCell('I3').value]).toEqual([null, null]);
  });

  it('keeps what looks like a formula a text', async () => {
    const { sheet } = await sheetOf([aRow({ product: '=HYPERLINK("http://x")', range: '+1\u0000' })]);
    const cell = sheet.getCell('A2');
    expect([cell.type, cell.value, cell.numFmt]).toEqual([
      exceljs.ValueType.String,
      '=HYPERLINK("http://x")',
      '@',
    ]);
    expect(sheet.getCell('E2').value).toBe('+1');
  });

  it('is in the language of the caller', async () => {
    expect((await sheetOf([], sheetTexts.en)).row(1)[0]).toBe('Product');
  });
});
