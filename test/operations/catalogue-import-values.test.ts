import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aPriceRangeInput } from '#test/support/builders/product-input.ts';
import { codeOf } from '#test/support/cloud.ts';
import { createdProduct } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';
import { checked, download, fromBase64, importValues, opened, rowsOf } from '#test/support/workbook-api.ts';

const other = 'superUserOfGermanyAndAustria';

/** A product with that many packages. */
const aProductOf = (packages: number) =>
  createdProduct({
    name: { it: `Prodotto ${randomUUID().slice(0, 8)}` },
    priceranges: [
      aPriceRangeInput({
        name: 'Bianco',
        prices: Array.from({ length: packages }, (_, index) => ({
          ...{ id: `p${index}`, packaging: String(index + 1) },
          prices: [{ pricelist: 'pcu', price: 100 + index }],
        })),
      }),
    ],
  });

const pricesOf = async (check: string, page?: { page: number; pageSize: number }) =>
  answered(await importValues(check, 'prices', page)).importValues;

describe('the values of a checked import', () => {
  it('are each price before and after, the largest variation first, page by page [PRG-039]', async () => {
    const made = await aProductOf(3);
    const prices = rowsOf(made).prices.map((row, index) => ({
      ...row,
      pcu: [101, 1010, 102][index] ?? null,
    }));
    const { id, values } = await checked({ prices });
    expect(values).toEqual([{ sheet: 'prices', count: 2 }]);
    const all = await pricesOf(id);
    expect(all.values.map(({ name, before, after }) => [name, ...before, ...after])).toEqual([
      [made.name.it, '101', '1010'],
      [made.name.it, '100', '101'],
    ]);
    expect(all.values[0]?.path).toEqual(['priceranges', 'Bianco', 'prices', '2', 'pcu']);
    expect(all.names).toContainEqual({ id: 'pcu', name: expect.any(String) });
    const second = await pricesOf(id, { page: 1, pageSize: 1 });
    expect([second.total, second.values]).toEqual([2, [all.values[1]]]);
  });

  it('tell first what is taken away, and count it [PRG-039]', async () => {
    const made = await aProductOf(2);
    const prices = rowsOf(made).prices.map((row, index) => ({ ...row, pcu: index === 0 ? 900 : null }));
    const first = await checked({ prices });
    expect(first.taken).toEqual({ prices: 1, pricesTaken: 1, unpriced: [], membersTaken: 0 });
    expect((await pricesOf(first.id)).values.map(({ before, after }) => [before, after])).toEqual([
      [['101'], []],
      [['100'], ['900']],
    ]);
    const all = await checked({ prices: prices.map((row) => ({ ...row, pcu: null })) });
    const unpriced = [{ list: expect.not.stringMatching(/^pcu$/), count: 1 }];
    expect(all.taken).toEqual({ prices: 0, pricesTaken: 2, unpriced, membersTaken: 0 });
  });

  it('are no more than 200 of a sheet at once [PRG-039]', async () => {
    const made = await aProductOf(12);
    const { id } = await checked({ prices: rowsOf(made).prices.map((row) => ({ ...row, pcu: 1 })) });
    expect(codeOf(await importValues(id, 'prices', { pageSize: 201 }))).toBe('invalid-input');
    expect(codeOf(await importValues(id, 'pagine'))).toBe('invalid-input');
    expect((await pricesOf(id)).values).toHaveLength(12);
  });

  it('are all in a file, for the user who made the check alone [PRG-039]', async () => {
    const made = await aProductOf(2);
    const rows = rowsOf(made);
    const { id } = await checked({
      products: [{ id: made.id, 'name.en': '=Lime' }],
      prices: rows.prices.map((row) => ({ ...row, pcu: row.pack === 'p0' ? 110 : (row.pcu ?? null) })),
    });
    const statuses = await Promise.all([
      download(undefined, id),
      download('painter', id),
      download(other, id),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 403, 404]);
    expect(codeOf(await importValues(id, 'prices', { who: other }))).toBe('not-found');
    const answer = await download('superUser', id);
    expect(answer.headers.get('content-disposition')).toContain('valori che cambiano.xlsx');
    const book = await opened(await fromBase64(answer));
    const cells = (sheet: string) =>
      [1, 2].map((row) =>
        [1, 2, 3, 4, 5].map((at) => book.getWorksheet(sheet)?.getRow(row).getCell(at).value),
      );
    expect(cells('Prezzi')).toEqual([
      ['Nome', 'Che cosa', 'Prima', 'Dopo', 'Variazione'],
      [
        made.name.it,
        expect.stringMatching(/^Fascia di prezzo Bianco · confezione 1\u00a0kg · /),
        100,
        110,
        0.1,
      ],
    ]);
    expect(cells('Prodotti')[1]).toEqual([made.name.it, 'nome · inglese', null, '=Lime', null]);
  });

  it('name the rows that are no longer in the file', async () => {
    const made = await aProductOf(2);
    const [row] = rowsOf(made).prices;
    const { kept, values } = await checked({ prices: row ? [row] : [] });
    expect(values).toEqual([]);
    expect(kept.map(({ sheet }) => sheet)).toEqual(['prices']);
    expect(kept[0]?.count).toBeGreaterThan(0);
    expect(kept[0]?.rows.length).toBeLessThanOrEqual(20);
  });

  it('name products in the language of the user', async () => {
    const name = `Prodotto ${randomUUID().slice(0, 8)}`;
    const made = await createdProduct({ name: { it: name, en: `${name} in English` } });
    const { id } = await checked({ products: [{ id: made.id, rev: '2' }] }, other);
    const { values } = answered(await importValues(id, 'products', { who: other })).importValues;
    expect(values.map((value) => value.name)).toEqual([`${name} in English`]);
  });
});
