import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aPriceRangeInput } from '#test/support/builders/product-input.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { aColour, coloursOf, folders, madeFolder } from '#test/support/colours-api.ts';
import { countsOf } from '#test/support/jobs-api.ts';
import { allLists, created, productsOf, setProducts } from '#test/support/price-lists-api.ts';
import { createdProduct, editable, savedProduct } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';
import { aNewTag, listTags, updateTag } from '#test/support/tags-api.ts';
import {
  imported,
  importUndo,
  listedImports,
  rowsOf,
  undoImport,
  undone,
} from '#test/support/workbook-api.ts';

const { readProduct, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');

const anId = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

/** A product whose price is a text, as older ones have it. */
async function olderProduct() {
  const prices = [{ id: 'p', packaging: '5', prices: [{ pricelist: 'pcu', price: 30 }] }];
  const { id } = await createdProduct({
    name: { it: anId('Calce') },
    priceranges: [aPriceRangeInput({ prices })],
  });
  const stored = await readProduct(id);
  if (!stored) throw new Error('It was made just now.');
  const priceranges = stored.priceranges.map((range) => ({
    ...range,
    prices: range.prices.map((pack) => ({ ...pack, pcu: '30,00' })),
  }));
  await writeProduct({ ...stored, priceranges, revision: 2 });
  return editable(id);
}

const planned = async (job: string) => answered(await importUndo(job)).importUndo;

const historyOf = async (id: string) =>
  answered(
    await graphql<{ catalogueChanges: { revision: number; by: string }[] }>(
      'superUser',
      'query ($id: ID!) { catalogueChanges(entity: PRODUCT, id: $id) { revision by } }',
      { id },
    ),
  ).catalogueChanges;

describe('undoing an import', () => {
  it('puts everything back that nobody changed since, of each kind; the list says who undid it', async () => {
    const [product, tag, folder, list] = [
      await olderProduct(),
      await aNewTag(),
      await madeFolder(anId('Cartella'), 'TN 1'),
      await created(),
    ];
    await setProducts(list.id, [product.id], list.revision);
    const before = await readProduct(product.id);
    const made = {
      folder: anId('cartella'),
      list: anId('listino'),
      product: anId('nuovo'),
      tag: anId('tag'),
    };
    const rows = rowsOf(product);
    const job = await imported({
      tags: [
        { id: tag.id, name: 'Cambiato', slug: `${tag.slug}-2` },
        { id: made.tag, name: 'Nuovo', slug: made.tag },
      ],
      colourFolders: [
        { id: folder.id, name: 'Cambiata' },
        { id: made.folder, name: made.folder },
      ],
      colours: [
        { colorlist: folder.id, code: 'TN 1', hbw: 1, r: 1, g: 1, b: 1 },
        { colorlist: made.folder, code: 'A', hbw: 1, r: 1, g: 1, b: 1 },
      ],
      priceLists: [
        { id: list.id, name: `${list.name} bis`, isCatchAll: null, countries: null },
        { id: made.list, name: made.list, isCatchAll: null, countries: null },
      ],
      products: [
        { id: product.id, 'name.it': 'Cambiato', um: null, consumption: null },
        { id: made.product, 'name.it': made.product, um: 'kg', consumption: 0.2 },
      ],
      consumptionRanges: [
        ...rows.consumptionRanges,
        { product: made.product, range: 1, 'name.it': 'Fondo', 'name.en': null, consumption: 0.2 },
      ],
      priceRanges: [
        ...rows.priceRanges,
        { product: made.product, range: 1, 'name.it': 'Tinte', 'name.en': null, colors: null },
      ],
      prices: rows.prices.map((row) => ({ ...row, pcu: 33.5 })),
      members: [
        { product: product.id, [list.id]: null, [made.list]: 'x' },
        { product: made.product, [list.id]: 'x', [made.list]: 'x' },
      ],
    });
    expect([countsOf(job), job.notes]).toEqual([{ added: 5, changed: 7 }, []]);
    const plan = await planned(job.id);
    expect(plan).toMatchObject({ left: [], leftCount: 0 });
    const ended = await undone(job.id);
    expect([countsOf(ended), ended.notes]).toEqual([{ back: 7, archived: 1, removed: 4 }, []]);
    const stored = await readProduct(product.id);
    if (!stored) throw new Error('It is there as before.');
    const { revision, updatedAt, updatedBy, ...after } = stored;
    expect({ ...before, ...after }).toEqual(before);
    expect([updatedBy, after.priceranges[0]?.prices[0]?.pcu]).toEqual(['Giulia Ferrero', '30,00']);
    expect((await editable(made.product)).archived).toBe(true);
    expect((await historyOf(product.id))[0]).toEqual({ revision, by: 'Giulia Ferrero' });
    const tags = await listTags('superUser');
    expect(tags.find(({ id }) => id === tag.id)).toMatchObject({ name: tag.name, slug: tag.slug });
    expect((await coloursOf(folder.id))[0]).toMatchObject({ ...aColour('TN 1'), revision: 3 });
    expect((await folders()).find(({ id }) => id === folder.id)?.name).toBe(folder.name);
    expect((await productsOf(list.id)).pricelist.availableProducts).toEqual([product.id]);
    const all = [...tags, ...(await folders()), ...(await allLists())].map(({ id }) => id);
    for (const id of [made.tag, made.folder, made.list]) expect(all).not.toContain(id);
    const listed = (await listedImports()).find((one) => one.job.id === job.id);
    expect(listed).toMatchObject({ canUndo: false, undo: { id: ended.id, startedBy: 'Giulia Ferrero' } });
    expect(codeOf(await undoImport(job.id))).toBe('failed-precondition');
  });

  it('leaves what changed since and what is in use, and names each with its reason', async () => {
    const [calm, changed] = [await olderProduct(), await olderProduct()];
    const slug = anId('tag');
    const job = await imported({
      tags: [{ id: slug, name: 'Nuovo', slug }],
      products: [calm, changed].map(({ id }) => ({ id, 'name.it': `Importato ${id}` })),
    });
    const saved = await savedProduct(await editable(changed.id));
    const [tag] = (await listTags('superUser')).filter(({ id }) => id === slug);
    answered(await updateTag('superUser', { id: slug, name: 'Di altri', slug, revision: tag?.revision }));
    const left = [
      { kind: 'product', id: changed.id, name: `Importato ${changed.id}`, reason: 'conflict' },
      { kind: 'tag', id: slug, name: 'Nuovo', reason: 'conflict' },
    ];
    expect(await planned(job.id)).toMatchObject({ left, leftCount: 2 });
    const ended = await undone(job.id);
    expect(countsOf(ended)).toEqual({ back: 1, left: 2 });
    expect(ended.notes).toEqual(
      left.map(({ kind, id, name, reason }) => ({ subject: name, reason, about: { kind, id } })),
    );
    expect(await editable(changed.id)).toEqual(saved);
    expect((await editable(calm.id)).name).toEqual(calm.name);
  });

  it('is for one that changed something and is over, and answers nobody else', async () => {
    const product = await olderProduct();
    const job = await imported({ products: [{ id: product.id, 'name.it': 'Cambiato' }] });
    expect(codeOf(await importUndo(job.id, 'painter'))).toBe('forbidden');
    expect(codeOf(await undoImport(job.id, 'painter'))).toBe('forbidden');
    expect(codeOf(await importUndo('none'))).toBe('not-found');
    expect(codeOf(await undoImport('none'))).toBe('not-found');
  });
});
