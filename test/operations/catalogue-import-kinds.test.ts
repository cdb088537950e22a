import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aPhase } from '#test/support/builders/phase.ts';
import {
  aColour,
  addColor,
  coloursOf,
  deleteColourFolder,
  folders,
  madeFolder,
  updateColor,
  updateColourFolder,
} from '#test/support/colours-api.ts';
import { countsOf } from '#test/support/jobs-api.ts';
import { created, destroy, listOf, productsOf, setProducts, update } from '#test/support/price-lists-api.ts';
import { createdProduct, editable } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';
import { aNewTag, createTag, listTags, newSlug } from '#test/support/tags-api.ts';
import { type Check, checked, finishedImport, imported, planOf, start } from '#test/support/workbook-api.ts';

const { readPhase, writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');

const anId = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;
const aProduct = () => createdProduct({ name: { it: anId('Prodotto') } });
const begun = async ({ id }: Check) => finishedImport(answered(await start(id)).startCatalogueImport);
const tagOf = async (id: string) => (await listTags('superUser')).find((tag) => tag.id === id);
const folderOf = async (id: string) => (await folders()).find((folder) => folder.id === id);
const membersOf = async (id: string) => (await productsOf(id)).pricelist.availableProducts.toSorted();

describe('an import of everything', () => {
  it('adds what is new in one go: what is named by others is there before them', async () => {
    const [tag, folder, list, product] = [anId('tag'), anId('cartella'), anId('listino'), anId('prodotto')];
    const colours = Array.from({ length: 120 }, (_, index) => ({
      ...{ colorlist: folder, code: `${folder} ${index}`, hbw: 50.5, r: index, g: 2, b: 3 },
    }));
    const check = await checked({
      tags: [{ id: tag, name: 'Nuovo', slug: tag }],
      colourFolders: [{ id: folder, name: folder }],
      colours,
      priceLists: [{ id: list, name: list, isCatchAll: 'no', countries: 'AT; CH' }],
      products: [{ id: product, 'name.it': product, um: 'kg', consumption: 0.2 }],
      consumptionRanges: [{ product, range: 1, 'name.it': 'Fondo', consumption: 0.2 }],
      priceRanges: [{ product, range: 1, 'name.it': 'Tinte', colors: `${folder} 7` }],
      prices: [{ product, range: 1, pack: 'p', packaging: '5', [list]: 12.5 }],
      members: [{ product, [list]: 'sì', pcu: 'no' }],
    });
    expect(check.problems).toEqual([]);
    expect(check.plans.map(({ kind, add, change }) => [kind, add, change])).toEqual([
      ['tag', 1, 0],
      ['colourFolder', 1, 0],
      ['colour', 120, 0],
      ['priceList', 1, 0],
      ['product', 1, 0],
      ['members', 0, 1],
    ]);
    const ended = await begun(check);
    // As many as the check said, colours one by one.
    expect([countsOf(ended), ended.notes]).toEqual([{ added: 124, changed: 1 }, []]);
    expect(await tagOf(tag)).toMatchObject({ name: 'Nuovo', slug: tag, revision: 1 });
    expect(await folderOf(folder)).toMatchObject({ name: folder, colorCount: 120 });
    expect(await coloursOf(folder)).toHaveLength(120);
    expect(await listOf(list)).toMatchObject({ countries: ['AT', 'CH'], isCatchAll: false });
    expect(await membersOf(list)).toEqual([product]);
    expect((await editable(product)).priceranges).toMatchObject([
      {
        colors: [{ code: `${folder} 7`, r: 7, g: 2, b: 3 }],
        prices: [{ prices: [{ pricelist: list, price: 12.5 }] }],
      },
    ]);
  });
});

describe('an import of tags', () => {
  it('writes a new slug into the phases that use it', async () => {
    const { id, slug } = await aNewTag();
    const phase = newSlug('fase');
    await writePhase(aPhase({ id: phase, conditions: [{ include: [slug], exclude: [] }] }));
    const after = newSlug();
    const ended = await imported({ tags: [{ id, name: 'Cambiato', slug: after }] });
    expect(countsOf(ended)).toEqual({ changed: 1 });
    expect(await tagOf(id)).toMatchObject({ name: 'Cambiato', slug: after, revision: 2 });
    expect((await readPhase(phase))?.conditions).toEqual([{ include: [after], exclude: [] }]);
  });

  it('leaves one whose slug was taken since the check', async () => {
    const { id, slug } = await aNewTag();
    const wanted = newSlug();
    const check = await checked({ tags: [{ id, name: 'Tardi', slug: wanted }] });
    answered(await createTag('superUser', wanted, { name: 'Primo', slug: wanted }));
    expect((await begun(check)).notes).toEqual([
      { subject: 'Tardi', reason: 'slug-taken', about: { kind: 'tag', id } },
    ]);
    expect(await tagOf(id)).toMatchObject({ slug, revision: 1 });
  });
});

describe('an import of price lists', () => {
  it('changes names and countries, and which products belong to them', async () => {
    const [list, stays, joins, leaves] = [
      await created(),
      await aProduct(),
      await aProduct(),
      await aProduct(),
    ];
    await setProducts(list.id, [stays.id, leaves.id], 1);
    const ended = await imported({
      priceLists: [{ id: list.id, name: `${list.name} bis`, isCatchAll: 'sì', countries: null }],
      members: [
        { product: joins.id, [list.id]: 'sì' },
        { product: leaves.id, [list.id]: '' },
      ],
    });
    expect([countsOf(ended), ended.notes]).toEqual([{ changed: 2 }, []]);
    expect(await listOf(list.id)).toMatchObject({
      ...{ name: `${list.name} bis`, isCatchAll: true, countries: null, order: list.order, revision: 4 },
    });
    expect(await membersOf(list.id)).toEqual([stays.id, joins.id].toSorted());
  });

  it('leaves those that were saved, deleted, or lost their name to another since the check', async () => {
    const [saved, gone, named] = [await created(), await created(), await created()];
    const product = await aProduct();
    const taken = anId('Listino');
    const row = (id: string, name: string) => ({ id, name, isCatchAll: 'no', countries: 'DE' });
    const check = await checked({
      priceLists: [row(saved.id, saved.name), row(gone.id, gone.name), row(named.id, taken)],
      members: [{ product: product.id, [saved.id]: 'sì' }],
    });
    answered(await update({ id: saved.id, name: saved.name, countries: ['FR'], isCatchAll: false }, 1));
    answered(await setProducts(saved.id, [], 2));
    await destroy(gone.id);
    await created({ name: taken });
    const ended = await begun(check);
    expect(countsOf(ended)).toEqual({ skipped: 4 });
    expect(ended.notes).toEqual([
      { subject: saved.name, reason: 'conflict', about: { kind: 'priceList', id: saved.id } },
      { subject: gone.name, reason: 'not-found', about: null },
      { subject: taken, reason: 'name-taken', about: { kind: 'priceList', id: named.id } },
      { subject: saved.name, reason: 'conflict', about: { kind: 'members', id: saved.id } },
    ]);
    expect(await listOf(saved.id)).toMatchObject({ countries: ['FR'], revision: 3, productCount: 0 });
  });
});

describe('an import of colours', () => {
  it('renames folders, adds and changes colours, and leaves the others', async () => {
    const code = anId('C');
    const folder = await madeFolder(anId('Cartella'), `${code} 1`, `${code} 2`);
    const values = (number: number, r: number) => ({
      ...{ colorlist: folder.id, code: `${code} ${number}`, hbw: 50, r, g: 20, b: 30 },
    });
    const content = {
      colourFolders: [{ id: folder.id, name: `${folder.name} bis` }],
      colours: [values(1, 99), values(2, 10), values(3, 7)],
    };
    const check = await checked(content);
    expect(planOf(check, 'colour')).toEqual({ kind: 'colour', add: 1, change: 1, leave: 1 });
    const ended = await begun(check);
    expect([countsOf(ended).skipped, ended.notes]).toEqual([undefined, []]);
    expect(await folderOf(folder.id)).toMatchObject({ name: `${folder.name} bis`, colorCount: 3 });
    const found = (await coloursOf(folder.id)).map(({ code: of, r, revision }) => [of, r, revision]);
    expect(found).toEqual([
      [`${code} 1`, 99, 2],
      [`${code} 2`, 10, 1],
      [`${code} 3`, 7, 1],
    ]);
    expect((await checked(content)).values).toEqual([]);
  });

  it('leaves out colours that somebody changed or added since the check, and saves the others', async () => {
    const code = anId('C');
    const folder = await madeFolder(anId('Cartella'), `${code} 1`, `${code} 2`);
    const check = await checked({
      colours: [1, 2, 3, 4].map((number) => ({
        ...{ colorlist: folder.id, code: `${code} ${number}`, hbw: null, r: 200, g: 0, b: 0 },
      })),
    });
    const [first] = await coloursOf(folder.id);
    if (!first) throw new Error('It was made just now.');
    answered(await updateColor('superUser', folder.id, { ...first, r: 1 }));
    answered(await addColor('superUser', folder.id, aColour(`${code} 3`, { r: 3 })));
    const ended = await begun(check);
    expect(countsOf(ended)).toEqual({ added: 1, changed: 1, skipped: 2 });
    expect(ended.notes.map(({ reason }) => reason)).toEqual(ended.notes.map(() => 'conflict'));
    expect(ended.notes.map(({ subject }) => subject).join()).toContain(`${code} 1`);
    expect((await coloursOf(folder.id)).map(({ r }) => r)).toEqual([1, 200, 3, 200]);
    expect(await folderOf(folder.id)).toMatchObject({ colorCount: 4 });
  });

  it('leaves folders that were renamed or deleted since the check', async () => {
    const [renamed, gone] = [await madeFolder(anId('Cartella')), await madeFolder(anId('Cartella'))];
    const names = [anId('Nuova'), anId('Persa')];
    const check = await checked({
      colourFolders: [
        { id: renamed.id, name: names[0] ?? '' },
        { id: gone.id, name: names[1] ?? '' },
      ],
      colours: [{ colorlist: gone.id, code: anId('C'), hbw: 1, r: 1, g: 1, b: 1 }],
    });
    answered(await updateColourFolder('superUser', renamed.id, 'Di un altro', 1));
    answered(await deleteColourFolder('superUser', gone.id));
    const ended = await begun(check);
    expect(ended.notes.map(({ reason }) => reason)).toEqual(['conflict', 'not-found', 'not-found']);
    expect(countsOf(ended)).toEqual({ skipped: 3 });
    expect((await folderOf(renamed.id))?.name).toBe('Di un altro');
  });
});

describe('an import of any kind', () => {
  it('may be done again from its beginning: what is written already is not written twice', async () => {
    const { readJob } = await import('#lambdas/store/job/job-store.ts');
    const { importCatalogue } = await import('#lambdas/store/import/import-catalogue.ts');
    const [tag, folder, list] = [anId('tag'), anId('cartella'), anId('listino')];
    const [old, product] = [await created(), await aProduct()];
    const check = await checked({
      tags: [{ id: tag, name: 'Nuovo', slug: tag }],
      colourFolders: [{ id: folder, name: folder }],
      colours: [{ colorlist: folder, code: folder, hbw: 1, r: 1, g: 2, b: 3 }],
      priceLists: [
        { id: list, name: list, isCatchAll: 'no', countries: 'DE' },
        { id: old.id, name: old.name, isCatchAll: 'no', countries: 'DE' },
      ],
      members: [{ product: product.id, [list]: 'x', [old.id]: 'x' }],
    });
    const job = answered(await start(check.id)).startCatalogueImport;
    const stored = await readJob('import', job.id);
    if (!stored) throw new Error('It was begun just now.');
    const step = await importCatalogue(stored);
    for (let index = 0; index < job.total; index += 1) await step(index, new Date(), stored);
    const state = async () => [
      ...[await tagOf(tag), await folderOf(folder), await coloursOf(folder)],
      ...[await listOf(list), await listOf(old.id), await membersOf(list), await membersOf(old.id)],
    ];
    const written = await state();
    const ended = await finishedImport(job);
    expect([countsOf(ended), ended.notes]).toEqual([{ added: 4, changed: 3 }, []]);
    expect(await state()).toEqual(written);
  });
});
