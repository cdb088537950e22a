import exceljs, { type Worksheet } from 'exceljs';
import { expect, test } from 'vitest';
import { spreadsheet } from '#lambdas/documents/spreadsheet.ts';
import { documentTexts } from '#lambdas/documents/texts.ts';
import type { DocumentOptions } from '#shared/document/document-options.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';
import { aDocument, aLongQuotation, aQuotation, aRow } from '#test/support/builders/document.ts';

async function sheetOf(quotation: Quotation, options: Partial<DocumentOptions> = {}): Promise<Worksheet> {
  const texts = documentTexts[options.language ?? 'it'];
  const model = aDocument(quotation, { ...options, now: new Date('2026-11-18T10:00:00Z') });
  const bytes = await spreadsheet({ quotation, priced: priceQuotation(quotation), model, texts });
  const workbook = new exceljs.Workbook();
  // exceljs is typed for the Buffer of an older Node; it reads any bytes.
  await workbook.xlsx.load(bytes as unknown as Parameters<typeof workbook.xlsx.load>[0]);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('The workbook has no sheet.');
  return sheet;
}

const rowsOf = (sheet: Worksheet) =>
  Array.from(sheet.getSheetValues(), (row) => (Array.isArray(row) ? row.slice(1) : []));

const inEuro = (amount: number | null) => (amount ?? Number.NaN) / 100;

/** The first row whose first cell starts with a text. */
function rowAt(sheet: Worksheet, start: string) {
  const index = rowsOf(sheet).findIndex(([first]) => String(first ?? '').startsWith(start));
  return sheet.getRow(index);
}

test('the head names quotation, place, area, owner and date', async () => {
  const rows = rowsOf(await sheetOf(aQuotation()));
  expect(rows.slice(1, 6).map((row) => row[0])).toEqual([
    'Preventivo',
    'Località',
    'Superficie',
    'Preparato da',
    'Data',
  ]);
  expect(rows.slice(1, 6).map((row) => row[1])).toEqual([
    'Condominio Via dei Mille 14',
    'Bologna (BO)',
    320,
    expect.stringContaining('Tinteggiature Bellini S.n.c., Marta Bellini'),
    '18/11/2026',
  ]);
});

test('numbers are numbers, with their unit in the format', async () => {
  const sheet = await sheetOf(aQuotation());
  const row = rowAt(sheet, 'Silicalce');
  const read = (column: number) => [row.getCell(column).value, row.getCell(column).numFmt];
  expect(read(2)).toEqual([0.28, '#,##0.00# "l/m²"']);
  expect(read(3)).toEqual([2.94, '#,##0.00 €']);
  expect(read(4)).toEqual([320, '#,##0 "m²"']);
  expect(row.getCell(5).value).toBe('5\u00a0×\u00a015\u00a0l + 3\u00a0×\u00a05\u00a0l');
  expect(read(6)).toEqual([90, '#,##0 "l"']);
  expect(read(7)).toEqual([0.1621, '0.00 %']);
  expect(read(8)).toEqual([945.15, '#,##0.00 €']);
});

test('the totals stand under the costs they sum up', async () => {
  const sheet = await sheetOf(aQuotation());
  expect(rowAt(sheet, 'Totale').getCell(8).value).toBe(2138.81);
  expect(rowAt(sheet, 'Prezzo di listino').getCell(8).value).toBe(2538.75);
  expect(rowAt(sheet, 'Sconto').getCell(8).value).toBe(-399.94);
  expect(rowAt(sheet, 'Incidenza al m² delle').getCell(8).value).toBe(0.71);
});

test('the most rows a quotation may have are all there, in order, above the total they sum up to', async () => {
  const quotation = aLongQuotation(maximumRows);
  const { rows, total } = priceQuotation(quotation);
  const sheet = await sheetOf(quotation, { showSpecs: false });
  const products = rowsOf(sheet).filter(([first]) => String(first).startsWith('Prodotto numero'));
  const named = (index: number) => expect.stringMatching(`^Prodotto numero ${index + 1}(\n|$)`);
  expect(products.map(([name]) => name)).toEqual(rows.map((_, index) => named(index)));
  expect(products.map((values) => values.at(-1))).toEqual(rows.map(({ cost }) => inEuro(cost)));
  const [end, last] = [rowAt(sheet, 'Totale'), rowAt(sheet, `Prodotto numero ${maximumRows}`)];
  expect(end.number).toBeGreaterThan(last.number);
  expect(end.getCell(sheet.columnCount).value).toBe(inEuro(total));
});

test('notes stand under the product, and at the end a line each, as text', async () => {
  const rows = [aRow({ note: 'Lato nord\nDue mani' })];
  const sheet = await sheetOf(aQuotation({ selectedProducts: rows, note: 'Da maggio\n=1+1' }));
  expect(rowAt(sheet, 'Sanalga').getCell(1).value).toBe(
    'Sanalga Detergente Antialghe\nNota: Lato nord\nDue mani',
  );
  const last = [-2, -1, 0].map((offset) => sheet.getRow(sheet.rowCount + offset).getCell(1));
  expect(last.map(({ value }) => value)).toEqual(['Note', 'Da maggio', '=1+1']);
  expect(last[2]?.numFmt).toBe('@');
  expect(rowsOf(await sheetOf(aQuotation())).flat()).not.toContain('Note');
});

test('list prices are rows of their own, in a column of their own', async () => {
  const sheet = await sheetOf(aQuotation(), { showPrices: true });
  const titles = rowAt(sheet, 'Prodotto').values;
  expect(titles).toContain('Prezzo a confezione');
  const price = rowAt(sheet, 'Listino, 15').getCell(6);
  expect([price.value, price.numFmt]).toEqual([187.2, '#,##0.00## €']);
});

test('specs are plain text in the last column, and only when asked for', async () => {
  const specs = { it: '<p>Due mani &amp; una rete</p><ul><li>prima</li><li>seconda</li></ul>' };
  const quotation = aQuotation({ selectedProducts: [aRow({ specs })] });
  const shown = await sheetOf(quotation, { showSpecs: true });
  expect(rowAt(shown, 'Sanalga').getCell(8).value).toBe('Due mani & una rete\n• prima\n• seconda');
  expect(rowAt(await sheetOf(quotation, { showSpecs: false }), 'Sanalga').cellCount).toBe(7);
});

test('type 2 holds names and specs and no number', async () => {
  const rows = rowsOf(await sheetOf(aQuotation(), { type: 2 }));
  expect(rows.flat().filter((value) => typeof value === 'number')).toEqual([]);
  expect(rows).toContainEqual(['Prodotto', 'Scheda']);
});

test('without a price list there is no amount', async () => {
  const sheet = await sheetOf(aQuotation({ pricelist: null }), { showPrices: true });
  expect(JSON.stringify(rowsOf(sheet))).not.toMatch(/Costo|Totale|Listino|Incidenza/);
});

test.each(['=1+1', '+39 555', '-2', '@SUM(A1)', '\t=1'])(
  'a text that begins like a formula (%s) stays a text',
  async (name) => {
    const quotation = aQuotation({ name, selectedProducts: [aRow({ name: { it: name } })] });
    const sheet = await sheetOf(quotation);
    for (const cell of [sheet.getCell('B1'), sheet.getCell('A8')]) {
      expect([cell.type, cell.numFmt]).toEqual([exceljs.ValueType.String, '@']);
      expect(String(cell.value).trim()).toBe(name.trim());
    }
  },
);

test('the head stays in sight, and the sheet prints on A4 across, one page wide', async () => {
  const sheet = await sheetOf(aQuotation());
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 7, xSplit: 1 });
  expect(sheet.pageSetup).toMatchObject({
    paperSize: 9,
    orientation: 'landscape',
    fitToWidth: 1,
    fitToHeight: 0,
  });
});

test('an English sheet has English titles', async () => {
  const rows = rowsOf(await sheetOf(aQuotation(), { language: 'en' }));
  expect(rows[1]?.[0]).toBe('Quotation');
  expect(rows[7]?.[0]).toBe('Product');
});

test('a text that was stored with what a file cannot hold makes a file that can be read', async () => {
  const unreadable = 'Villa\u0000\u0008\u001f\ud800\ufffe\uffff 💣 Ada';
  const sheet = await sheetOf(aQuotation({ name: unreadable }));
  expect(sheet.getCell('B1').value).toBe('Villa 💣 Ada');
});
