import exceljs from 'exceljs';
import { describe, expect, it } from 'vitest';
import { demoFile } from '#infra/local/demo/demo-file.ts';
import { readWorkbook } from '#lambdas/workbook/read-workbook.ts';
import { type Sheets, writeWorkbook } from '#lambdas/workbook/write-workbook.ts';
import { editableProduct } from '#shared/catalogue/editable-product.ts';
import { planProducts } from '#shared/catalogue/workbook/plan-products.ts';
import { exportedRows } from '#shared/catalogue/workbook/product-rows.ts';
import { type Problem, type SheetName, sheetNames } from '#shared/catalogue/workbook/sheets.ts';
import { type Product, product as productSchema } from '#shared/schemas/product.ts';
import { aProduct } from '#test/support/builders/product.ts';

const lists = [
  { id: 'pcu', name: 'PCU' },
  { id: 'pccs', name: 'PCCS' },
  { id: 'export-dach-fr', name: 'Export DE-AT-CH-FR' },
  { id: 'export-gb-ie', name: 'Export GB-IE' },
  { id: 'export-world', name: 'Export resto del mondo' },
];

const demo = (await demoFile<Product[]>('products')).map((entry) =>
  productSchema.parse({ ...entry, phases: Object.keys(entry.phases) }),
);

/** The sheets of these products; those of others are empty. */
function sheetsOf(products: readonly Product[]): Sheets {
  const all = products.map((product) => exportedRows(editableProduct(product)));
  const rows = (name: SheetName) => all.flatMap((of) => (name in of ? of[name as keyof typeof of] : []));
  // Every sheet is named.
  return Object.fromEntries(sheetNames.map((name) => [name, rows(name)])) as unknown as Sheets;
}

const moment = new Date('2026-11-27T10:40:12.000Z');

const written = (products: readonly Product[], language: string) =>
  writeWorkbook(sheetsOf(products), lists, language, moment);

/** A file of one sheet with these lines. */
async function aFile(title: string, lines: exceljs.CellValue[][]): Promise<Uint8Array> {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet(title);
  for (const line of lines) sheet.addRow(line);
  return new Uint8Array(await book.xlsx.writeBuffer());
}

describe('the file of a catalogue', () => {
  it.each(['it', 'en'])('changes nothing when it comes back as it went, in %s', async (language) => {
    const { workbook, problems, downloadedAt } = await readWorkbook(await written(demo, language));
    expect(downloadedAt).toEqual(moment);
    const found: Problem[] = [...problems];
    const planned = planProducts({
      workbook,
      stored: new Map(demo.map((product) => [product.id, editableProduct(product)])),
      known: {
        phases: new Set(demo.flatMap(({ phases }) => phases)),
        products: new Set(demo.map(({ id }) => id)),
        phaseNames: new Map(),
        priceLists: lists.map(({ id }) => id),
        colours: new Map(),
      },
      problems: found,
    });
    expect(found).toEqual([]);
    expect(planned.filter(({ does }) => does !== 'leave')).toEqual([]);
  });

  it('has a column for each price list, and texts that begin like a formula stay texts', async () => {
    const file = await written([aProduct({ name: { it: '=1+1' } })], 'it');
    const book = new exceljs.Workbook();
    await book.xlsx.load(file as unknown as Parameters<typeof book.xlsx.load>[0]);
    const heads = book.getWorksheet('Prezzi')?.getRow(1).values;
    expect(heads).toContain('PCU [pcu]');
    const cell = book.getWorksheet('Prodotti')?.getRow(2).getCell(2);
    expect([cell?.value, cell?.formula]).toEqual(['=1+1', undefined]);
  });

  it('is read by the titles of its sheets and columns, whatever their order and case', async () => {
    const { workbook, problems } = await readWorkbook(
      await aFile('prodotti', [
        ['NOME (ITALIANO)', 'codice'],
        ['Calce', 'adda'],
        ['', ''],
        ['Rete', 'rete'],
      ]),
    );
    expect(problems).toEqual([]);
    expect(workbook).toEqual({
      products: [
        { row: 2, cells: { 'name.it': 'Calce', id: 'adda' } },
        { row: 4, cells: { 'name.it': 'Rete', id: 'rete' } },
      ],
    });
  });

  it('tells of columns that nobody knows, and of two of the same title', async () => {
    const { problems, downloadedAt } = await readWorkbook(
      await aFile('Tag', [['Codice', 'Slugg', 'Slug', 'slug']]),
    );
    expect(downloadedAt).toBeUndefined();
    expect(problems.map(({ column, reason }) => [column, reason])).toEqual([
      ['Slugg', 'unknown-column'],
      ['slug', 'duplicate'],
    ]);
  });

  it('takes what formulas result in, and never one without a result for an empty cell', async () => {
    const { workbook, problems } = await readWorkbook(
      await aFile('Prezzi', [
        ['Prodotto', 'PCU [pcu]', 'PCCS [pccs]', 'PCX [pcx]', 'PCY [pcy]'],
        [
          'calce',
          { formula: 'B9*1.05', result: 105 },
          { formula: 'B9*1.05' },
          { error: '#REF!' },
          { formula: 'B9/0', result: { error: '#DIV/0!' } },
        ],
      ]),
    );
    expect(workbook.prices?.[0]?.cells.pcu).toBe(105);
    expect(problems.map(({ row, column, reason, value }) => [row, column, reason, value])).toEqual([
      [2, 'pccs', 'formula', '=B9*1.05'],
      [2, 'pcx', 'formula', '#REF!'],
      [2, 'pcy', 'formula', '#DIV/0!'],
    ]);
  });

  it('takes the number that a reader sees, without the rest of a calculation, and no other', async () => {
    const { workbook } = await readWorkbook(
      await aFile('Prezzi', [
        ['Prodotto', 'Fascia', 'Confezione', 'PCU [pcu]', 'PCCS [pccs]'],
        ['calce', 2.000_000_000_000_000_4, 4.7 * 3, { formula: 'B9*1.03', result: 82 * 1.03 }, 84.461_23],
      ]),
    );
    expect([4.7 * 3, 82 * 1.03]).toEqual([14.100_000_000_000_001, 84.460_000_000_000_01]);
    expect(workbook.prices?.[0]?.cells).toMatchObject({
      range: 2,
      packaging: 14.1,
      pcu: 84.46,
      pccs: 84.461_23,
    });
  });

  it('is refused when it is small only because it is packed', async () => {
    const file = Buffer.from(await aFile('Tag', [['Codice'], ['a']]));
    await expect(readWorkbook(file)).resolves.toMatchObject({ problems: [] });
    const entry = file.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    file.writeUInt32LE(300 * 1024 * 1024, entry + 24);
    await expect(readWorkbook(file)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('is refused when it says that it has more parts than any workbook, before one is unpacked', async () => {
    const file = Buffer.from(await aFile('Tag', [['Codice'], ['a']]));
    const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
    file.writeUInt16LE(501, end + 10);
    await expect(readWorkbook(file)).rejects.toMatchObject({ code: 'too-large' });
  });

  it.each([
    ['no workbook', async () => new TextEncoder().encode('not a workbook')],
    ['a workbook of something else', () => aFile('Spese', [['a', 'b']])],
  ])('refuses %s', async (_, file) => {
    await expect(readWorkbook(await file())).rejects.toMatchObject({ code: 'not-a-workbook' });
  });
});
