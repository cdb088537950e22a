import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brand } from '#shared/brand.ts';
import { createdProduct, editable } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';
import {
  aWorkbook,
  checkCatalogueWorkbook,
  exported,
  finishedImport,
  importValues,
  opened,
  start,
  uploaded,
} from '#test/support/workbook-api.ts';

/** A file that changes the unit of a product, as downloaded at that moment. */
async function aFileFor(id: string, downloadedAt?: Date) {
  const book = await opened(await aWorkbook({ products: [{ id, um: 'l' }] }));
  if (downloadedAt) Object.assign(book, { creator: brand.software, created: downloadedAt });
  return uploaded(new Uint8Array(await book.xlsx.writeBuffer()));
}

const checkedOf = async (key: string, leaveLater?: boolean) =>
  answered(await checkCatalogueWorkbook('superUser', key, leaveLater)).checkCatalogueWorkbook;

/** Files keep whole seconds. */
const anHourAgo = () => new Date(Math.floor(Date.now() / 1000 - 3600) * 1000);
const aNewProduct = () => createdProduct({ name: { it: `Prodotto ${randomUUID().slice(0, 8)}` } });

describe('what was saved after the file was downloaded', () => {
  it('is told with who saved it and when, and marked among the values', async () => {
    const { id, name } = await aNewProduct();
    const { updatedAt, updatedBy } = await editable(id);
    const downloadedAt = anHourAgo();
    const check = await checkedOf(await aFileFor(id, downloadedAt));
    expect(check.later).toEqual({
      downloadedAt: downloadedAt.toISOString(),
      counts: [{ kind: 'product', count: 1 }],
      saves: [{ kind: 'product', id, name: name.it, at: updatedAt, by: updatedBy }],
      areLeft: false,
    });
    const { values } = answered(await importValues(check.id, 'products')).importValues;
    expect(values).toMatchObject([{ path: ['um'], isLater: true }]);
  });

  it('stays as it is when that is asked', async () => {
    const { id, um } = await aNewProduct();
    const file = await aFileFor(id, anHourAgo());
    const check = await checkedOf(file, true);
    expect(check.later).toMatchObject({ areLeft: true, saves: [{ id }] });
    expect(check.values).toEqual([]);
    expect((await start(check.id)).errors).toMatchObject([{ message: 'nothing-to-import' }]);
    expect((await editable(id)).um).toBe(um);
    const all = answered(await start((await checkedOf(file, false)).id)).startCatalogueImport;
    await finishedImport(all);
    expect((await editable(id)).um).toBe('l');
  });

  it('is nothing for a file that was made by hand, nor for one that was downloaded after the save', async () => {
    const { id } = await aNewProduct();
    expect((await checkedOf(await aFileFor(id))).later).toBeNull();
    expect((await checkedOf(await aFileFor(id, new Date(Date.now() + 5000)))).later).toBeNull();
  });

  it('stands beside the sheets that are missing, and those that nobody reads', async () => {
    const { id } = await aNewProduct();
    const book = await opened(await aWorkbook({ products: [{ id, um: 'l' }], tags: [] }));
    book.addWorksheet('Note mie');
    const check = await checkedOf(await uploaded(new Uint8Array(await book.xlsx.writeBuffer())));
    expect(check.unread).toEqual(['Note mie']);
    expect(check.missing).toContain('prices');
    expect(check.missing).not.toContain('tags');
  });

  it('is found because an export says when it was made', async () => {
    const before = Math.floor(Date.now() / 1000) * 1000;
    const { creator, created } = await opened(await exported());
    expect(creator).toBe(brand.software);
    expect(created.getTime()).toBeGreaterThanOrEqual(before);
  });
});
