import exceljs, { type Cell, type Worksheet } from 'exceljs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadsheet } from '#lambdas/documents/spreadsheet.ts';
import { documentTexts } from '#lambdas/documents/texts.ts';
import type { DocumentOptions } from '#shared/document/document-options.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { maximumRows } from '#shared/schemas/quotation-bounds.ts';
import { aDocument, aLongQuotation, aQuotation, aRow } from '#test/support/builders/document.ts';
import { editedQuotations } from '#test/support/builders/edited-quotations.ts';
import { computed } from '#test/support/sheet-formula.ts';

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

/** The number of a cell as it is stored, which programs show until they compute it anew. */
const amountIn = (cell: Cell) => cell.result ?? cell.value;

const inEuro = (amount: number | null) => (amount ?? Number.NaN) / 100;

/** The first row whose first cell starts with a text. */
function rowAt(sheet: Worksheet, start: string) {
  const index = rowsOf(sheet).findIndex(([first]) => String(first ?? '').startsWith(start));
  return sheet.getRow(index);
}

test('the head names quotation, place, area, owner and date', async () => {
  const sheet = await sheetOf(aQuotation());
  const rows = rowsOf(sheet);
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
    new Date('2026-11-18T00:00:00Z'),
  ]);
  expect(sheet.getCell('B5').numFmt).toBe('dd/mm/yyyy');
});

test('numbers are numbers, with their unit in the format', async () => {
  const sheet = await sheetOf(aQuotation());
  const row = rowAt(sheet, 'Silicalce');
  const read = (column: number) => [amountIn(row.getCell(column)), row.getCell(column).numFmt];
  expect(read(2)).toEqual([0.28, '#,##0.00# "l/m²"']);
  expect(read(3)).toEqual([2.94, '#,##0.00 €']);
  expect(read(4)).toEqual([320, '#,##0 "m²"']);
  expect(row.getCell(5).value).toBe('5\u00a0×\u00a015\u00a0l + 3\u00a0×\u00a05\u00a0l');
  expect(read(6)).toEqual([90, '#,##0 "l"']);
  expect(read(7)).toEqual([1128, '#,##0.00 €']);
  expect(read(8)).toEqual([0.1621, '0.00 %']);
  expect(read(9)).toEqual([945.15, '#,##0.00 €']);
});

test('the totals stand under the costs they sum up', async () => {
  const sheet = await sheetOf(aQuotation());
  const sumOf = (label: string) => amountIn(rowAt(sheet, label).getCell(9));
  expect(sumOf('Totale')).toBe(2138.81);
  expect(sumOf('Prezzo di listino')).toBe(2538.75);
  expect(sumOf('Sconto')).toBe(-399.94);
  expect(sumOf('Incidenza al m² delle')).toBe(0.71);
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
  expect(amountIn(end.getCell(sheet.columnCount))).toBe(inEuro(total));
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

/** The cells that have a formula. */
function formulasOf(sheet: Worksheet): Cell[] {
  const cells: Cell[] = [];
  sheet.eachRow((row) => row.eachCell((cell) => cell.type === exceljs.ValueType.Formula && cells.push(cell)));
  return cells;
}

test('amounts and totals are formulas that come to what is stored, cent for cent', async () => {
  await fc.assert(
    fc.asyncProperty(editedQuotations, fc.boolean(), async (quotation, showPrices) => {
      const sheet = await sheetOf(quotation, { showPrices });
      const formulas = formulasOf(sheet);
      expect(formulas.length).toBeGreaterThan(0);
      for (const cell of formulas) {
        const [found, stored] = [computed(sheet, cell.address), Number(cell.result)];
        expect(Math.abs(found - stored), `${cell.address}: ${cell.formula}`).toBeLessThan(1e-6);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('a discount that a reader changes changes the cost and the totals', async () => {
  const sheet = await sheetOf(aQuotation());
  const row = rowAt(sheet, 'Silicalce');
  row.getCell(8).value = 0.5;
  const total = rowAt(sheet, 'Totale').getCell(9).address;
  expect(computed(sheet, row.getCell(9).address)).toBe(564);
  expect(computed(sheet, total)).toBeCloseTo(2138.81 - 945.15 + 564, 6);
  expect(computed(sheet, rowAt(sheet, 'Sconto').getCell(9).address)).toBeCloseTo(-399.94 - 945.15 + 564, 6);
});

test('with list prices a count that a reader changes changes quantity, cost and total', async () => {
  const sheet = await sheetOf(aQuotation(), { showPrices: true });
  const pack = rowAt(sheet, 'Listino, 15').getCell(5);
  expect([pack.value, pack.numFmt]).toEqual([5, '#,##0 "× 15\u00a0l"']);
  pack.value = 6;
  const row = rowAt(sheet, 'Silicalce');
  const [quantity, cost] = [row.getCell(7), row.getCell(10)].map(({ address }) => computed(sheet, address));
  expect([quantity, cost]).toEqual([105, 1102.01]);
  const total = computed(sheet, rowAt(sheet, 'Totale').getCell(10).address);
  expect(total).toBeCloseTo(2138.81 - 945.15 + 1102.01, 6);
});

test('a price of a package is in no formula where list prices are not shown', async () => {
  const formulas = formulasOf(await sheetOf(aQuotation())).map(({ formula }) => formula);
  expect(formulas.join()).not.toMatch(/\d\.\d/);
});

test('a short row says so in words', async () => {
  const few = { id: '5', packaging: 5, price: 42.5, quantity: 2 };
  const short = aRow({ priceranges: [{ name: 'Fascia 1', colors: [], prices: [few] }] });
  const sheet = await sheetOf(aQuotation({ selectedProducts: [short] }));
  expect(rowAt(sheet, 'Sanalga').getCell(1).value).toContain(
    '\n< Sotto il fabbisogno di 32\u00a0l: mancano 22\u00a0l',
  );
});

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
