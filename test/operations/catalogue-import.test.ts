import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EditableProduct } from '#shared/catalogue/editable-product.ts';
import { aPriceRangeInput } from '#test/support/builders/product-input.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { cloudUrl, codeOf } from '#test/support/cloud.ts';
import { countsOf, finishedJob } from '#test/support/jobs-api.ts';
import { idOf } from '#test/support/live.ts';
import { createdProduct, deleteProduct, editable, savedProduct } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';
import {
  checkCatalogueWorkbook,
  checked,
  download,
  exported,
  finishedImport,
  imported,
  importUndo,
  opened,
  planOf,
  rowsOf,
  start,
  started,
  undoImport,
  uploadCatalogueWorkbook,
  uploaded,
} from '#test/support/workbook-api.ts';

const { readProduct, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');

const aName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
const anId = (name: string) => `${name}-${randomUUID().slice(0, 8)}`;

/** A product with two price ranges of a package each. */
const pricedProduct = (name = aName('Prodotto')) =>
  createdProduct({
    name: { it: name },
    priceranges: ['Bianco', 'Colorato'].map((range, index) =>
      aPriceRangeInput({
        name: range,
        prices: [{ id: `p${index}`, packaging: '5', prices: [{ pricelist: 'pcu', price: 40 + index }] }],
      }),
    ),
  });

/** The row of a product that is not there yet. */
const aNewRow = (id: string, changes: object = {}) => ({ id, 'name.it': id, um: 'kg', ...changes });
const ranges = (...ids: string[]) => ({
  consumptionRanges: ids.map((product) => ({ product, range: 1, 'name.it': 'Fondo' })),
  priceRanges: ids.map((product) => ({ product, range: 1, 'name.it': 'Bianco', colors: null })),
});

const renamed = (product: EditableProduct, name: string) => ({
  products: [{ id: product.id, 'name.it': name }],
});

describe('exporting the catalogue', () => {
  it('and importing it unchanged changes nothing: there is nothing to begin', async () => {
    await pricedProduct();
    const check = await checked(await exported());
    expect(check).toMatchObject({
      fileName: 'Catalogo.xlsx',
      problems: [],
      problemCount: 0,
      values: [],
      kept: [],
    });
    expect(check.plans.every(({ add, change, leave }) => add + change === 0 && leave > 0)).toBe(true);
    expect(check.plans.map(({ kind }) => kind)).toEqual([
      ...['tag', 'colourFolder', 'colour', 'priceList', 'product', 'members'],
    ]);
    expect(codeOf(await start(check.id))).toBe('nothing-to-import');
  });

  it('is for signed-in super users, in a file with a sheet for each kind', async () => {
    const statuses = await Promise.all([download(), download('painter')]);
    expect(statuses.map(({ status }) => status)).toEqual([401, 403]);
    const { headers } = await download('superUser');
    expect(headers.get('content-disposition')).toContain('filename="catalogo.xlsx"');
    const { worksheets } = await opened(await exported());
    expect(worksheets.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Prodotti', 'Prezzi', 'Listini', 'Cartelle', 'Colori', 'Tag']),
    );
  });

  it('does not open to a ticket of something else', async () => {
    const answer = await fetch(`${cloudUrl}/functions/downloadCatalogueXLS?ticket=any&q=any`);
    expect(answer.status).toBe(401);
  });
});

describe('an import of products', () => {
  it('changes what cells say otherwise; image, age and archive stay, and only changed prices are dated', async () => {
    const made = await pricedProduct();
    const before = await readProduct(made.id);
    if (!before) throw new Error('It was made just now.');
    const image = { imageUrl: '/files/images/products/x.png', imageName: 'x.png', archived: true };
    await writeProduct({ ...before, ...image, createdAt: '2020-01-01T00:00:00.000Z', revision: 2 });
    const rows = rowsOf(await editable(made.id));
    const content = {
      ...rows,
      products: rows.products.map((row) => ({
        ...row,
        'name.it': 'Cambiato',
        'details.it': '<p>Nuovo<script>x</script></p>',
      })),
      prices: rows.prices.map((row) => (row.pack === 'p1' ? { ...row, pcu: 55.5 } : row)),
    };
    const check = await checked(content);
    expect(check.problems).toEqual([]);
    expect(check.values).toEqual([
      { sheet: 'products', count: 2 },
      { sheet: 'prices', count: 1 },
    ]);
    expect(planOf(check, 'product')).toEqual({ kind: 'product', add: 0, change: 1, leave: 0 });
    const ended = await finishedImport(answered(await start(check.id)).startCatalogueImport);
    expect(ended).toMatchObject({ state: 'done', done: 1, total: 1, startedBy: 'Giulia Ferrero', notes: [] });
    expect(countsOf(ended)).toEqual({ changed: 1 });
    const after = await editable(made.id);
    expect(after).toMatchObject({
      ...image,
      createdAt: '2020-01-01T00:00:00.000Z',
      revision: 3,
      updatedBy: 'Giulia Ferrero',
      name: { it: 'Cambiato' },
      details: { it: '<p>Nuovo</p>' },
    });
    expect(after.priceranges[1]?.prices[0]?.prices).toEqual([{ pricelist: 'pcu', price: 55.5 }]);
    const [first, second] = after.priceranges.map(({ updatedAt }) => updatedAt);
    expect(first).toBe(made.priceranges[0]?.updatedAt);
    expect(second).not.toBe(made.priceranges[1]?.updatedAt);
  });

  it('stores plain signs of a description as a rich text, and the same file then changes nothing', async () => {
    const { id } = await pricedProduct();
    const content = { products: [{ id, 'details.it': 'Spessore < 5 mm & fondo' }] };
    expect(countsOf(await imported(content))).toEqual({ changed: 1 });
    expect((await editable(id)).details?.it).toBe('Spessore &lt; 5 mm &amp; fondo');
    expect(planOf(await checked(content), 'product')).toMatchObject({ change: 0 });
  });

  it('adds those with a new id, which they keep, and those that they require before them', async () => {
    const [paint, primer] = [anId('pittura'), anId('fondo')];
    const ended = await imported({
      products: [aNewRow(paint, { consumption: 0.3 }), aNewRow(primer, { consumption: 0.1 })],
      ...ranges(paint, primer),
      requiredProducts: [{ product: paint, range: 1, required: primer, consumption: 0.1, um: 'kg' }],
      prices: [{ product: paint, range: 1, pack: 'p', packaging: '5', pcu: 30 }],
    });
    expect([countsOf(ended), ended.notes]).toEqual([{ added: 2 }, []]);
    const made = await editable(paint);
    expect(made).toMatchObject({ revision: 1, archived: false, name: { it: paint }, imageUrl: null });
    expect(made.consumptionranges[0]?.requiredProducts).toMatchObject([{ product: primer }]);
    expect(made.priceranges[0]?.updatedAt).toBe(made.createdAt);
  });

  it('leaves out a product whose required one was deleted since the check, and says that', async () => {
    const [paint, primer] = [anId('pittura'), await pricedProduct()];
    const check = await checked({
      products: [aNewRow(paint, { consumption: 0.3 })],
      ...ranges(paint),
      requiredProducts: [{ product: paint, range: 1, required: primer.id, consumption: 0.1, um: 'kg' }],
    });
    answered(await deleteProduct('superUser', primer.id));
    const ended = await finishedImport(answered(await start(check.id)).startCatalogueImport);
    expect(ended.notes).toEqual([{ subject: paint, reason: 'required-missing', about: null }]);
    expect(countsOf(ended)).toEqual({ skipped: 1 });
  });

  it('changes prices from the sheet of prices alone; rows that were taken out take nothing away', async () => {
    const made = await pricedProduct();
    const [, second] = rowsOf(made).prices;
    const check = await checked({ prices: [{ ...second, pcu: 44.4 }] });
    expect(check.problems).toEqual([]);
    expect(planOf(check, 'product')).toEqual({ kind: 'product', add: 0, change: 1, leave: 0 });
    await finishedImport(answered(await start(check.id)).startCatalogueImport);
    const { name, priceranges } = await editable(made.id);
    expect([name, priceranges[0]]).toEqual([made.name, made.priceranges[0]]);
    expect(priceranges[1]?.prices[0]?.prices).toEqual([{ pricelist: 'pcu', price: 44.4 }]);
  });

  it('tells prices that may be read in two ways [OPC-24]', async () => {
    const prices = rowsOf(await pricedProduct()).prices.map((row, index) => ({
      ...row,
      pcu: index === 0 ? '1.250' : 41,
    }));
    const { doubts, doubtCount, problemCount } = await checked({ prices });
    expect([doubtCount, problemCount]).toEqual([1, 0]);
    expect(doubts).toEqual([
      { sheet: 'prices', row: 2, column: 'pcu', value: '1.250', read: 1.25, other: 1250 },
    ]);
  });

  it('leaves products that the file does not name, and columns and sheets that it does not have', async () => {
    const [named, other] = [await pricedProduct(), await pricedProduct()];
    expect(countsOf(await imported(renamed(named, 'Solo il nome')))).toEqual({ changed: 1 });
    const { name, priceranges } = await editable(named.id);
    expect([name.it, priceranges]).toEqual(['Solo il nome', named.priceranges]);
    expect(await editable(other.id)).toEqual(other);
  });
});

describe('an import with problems', () => {
  it('says where they are and cannot begin; nothing is changed', async () => {
    const made = await pricedProduct();
    const rows = rowsOf(made);
    const prices = rows.prices.map((row) => ({ ...row, pcu: 'dodici' }));
    const check = await checked({ ...rows, prices });
    expect(check.problemCount).toBe(2);
    expect(check.problems[0]).toEqual({
      ...{ sheet: 'prices', row: 2, column: 'pcu', reason: 'number-most', value: 'dodici' },
    });
    expect(codeOf(await start(check.id))).toBe('workbook-problems');
    expect(await editable(made.id)).toEqual(made);
  });

  it('names no more than 500 of them, and counts them all', async () => {
    const products = Array.from({ length: 600 }, (_, index) => ({ id: `x ${index}`, 'name.it': 'x' }));
    const { problems, problemCount } = await checked({ products });
    expect(problems).toHaveLength(500);
    expect(problemCount).toBeGreaterThanOrEqual(600);
  });

  it('is refused when the file is none of ours', async () => {
    expect(codeOf(await uploadCatalogueWorkbook('superUser', 'application/pdf'))).toBe('invalid-input');
    const noWorkbook = await uploaded(new TextEncoder().encode('no workbook'));
    expect(codeOf(await checkCatalogueWorkbook('superUser', noWorkbook))).toBe('not-a-workbook');
    for (const key of [
      'uploads/workbooks/none.xlsx',
      'workbooks/a.xlsx',
      'imports/checks/a/b.json.br',
      'images/x.xlsx',
    ])
      expect(codeOf(await checkCatalogueWorkbook('superUser', key))).toBe('invalid-input');
  });
});

describe('an import by somebody who manages some countries', () => {
  const other = 'superUserOfGermanyAndAustria';

  it('leaves prices as they are, and says of how many products; it is theirs to undo [decision 27]', async () => {
    const product = await pricedProduct();
    const [row] = rowsOf(product).prices;
    const named = { id: product.id, 'name.it': `Tedesco ${product.id}` };
    const content = { products: [named], prices: [{ ...row, pcu: 990 }] };
    const check = await checked(content, other);
    expect([check.leftPrices, check.values]).toEqual([1, [{ sheet: 'products', count: 1 }]]);
    const { id } = answered(await start(check.id, other)).startCatalogueImport;
    await finishedImport({ id });
    const after = await editable(product.id);
    expect([after.name.it, after.priceranges]).toEqual([named['name.it'], product.priceranges]);
    expect((await checked(content)).leftPrices).toBe(0);
    const undo = answered(await undoImport(id, other)).undoCatalogueImport;
    await finishedJob('import_undo', undo.id);
    expect((await editable(product.id)).name).toEqual(product.name);
  });

  it('that changed prices is not theirs to undo [decision 27]', async () => {
    const [row] = rowsOf(await pricedProduct()).prices;
    const job = await imported({ prices: [{ ...row, pcu: 990 }] });
    expect(codeOf(await importUndo(job.id, other))).toBe('forbidden');
    expect(codeOf(await undoImport(job.id, other))).toBe('forbidden');
    expect(codeOf(await undoImport(job.id))).toBeUndefined();
  });
});

describe('beginning an import', () => {
  it('makes one job, however often it is asked', async () => {
    const product = await pricedProduct();
    const { id } = await checked(renamed(product, 'Una volta'));
    const [first, second] = await Promise.all([start(id), start(id)]);
    const job = answered(first).startCatalogueImport;
    expect(answered(second).startCatalogueImport.id).toBe(job.id);
    expect(await finishedImport(job)).toMatchObject({ state: 'done' });
    expect(answered(await start(id)).startCatalogueImport).toMatchObject({ id: job.id, state: 'done' });
    expect((await editable(product.id)).revision).toBe(product.revision + 1);
  });

  it('keeps the name of the file: it tells imports of the same minute apart', async () => {
    const { name } = await started(renamed(await pricedProduct(), 'Dal file'));
    expect(name).toBe('Catalogo.xlsx');
  });

  it('is for the user who checked it alone', async () => {
    const product = await pricedProduct();
    const { id } = await checked(renamed(product, 'Di un altro'));
    expect(codeOf(await start(id, 'superUserOfGermanyAndAustria'))).toBe('not-found');
    expect(codeOf(await start('none'))).toBe('not-found');
    expect(await editable(product.id)).toEqual(product);
  });

  it('with prices is for those who manage all countries, also when they no longer do [decision 27]', async () => {
    const { startCatalogueImport } = await import('#lambdas/workbook/start-catalogue-import.ts');
    const { prices } = rowsOf(await pricedProduct());
    const { id } = await checked({ prices: prices.map((row) => ({ ...row, pcu: 990 })) });
    const user = aSuperUser({
      ...{ id: await idOf('superUser'), managementMode: 'only' as const, managedCountries: ['IT'] },
    });
    const context = {
      caller: { kind: 'user', user },
      address: '',
      now: new Date(),
      newId: () => '',
    } as const;
    const beginning = startCatalogueImport.run({ check: id }, context);
    await expect(beginning).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('is possible for a day: then the file is to be checked again', async () => {
    const { keepImportCheck } = await import('#lambdas/store/import/import-check.ts');
    const { startCatalogueImport } = await import('#lambdas/workbook/start-catalogue-import.ts');
    const [user, check, now] = [aSuperUser(), anId('controllo'), new Date()];
    const entry = { kind: 'tag', id: check, name: 'Mai', does: 'add', revision: 0 } as const;
    await keepImportCheck(user.id, check, {
      checkedAt: new Date(now.getTime() - 86_400_001).toISOString(),
      ...{ fileName: 'catalogo.xlsx', problemCount: 0, changesPrices: false },
      entries: [{ ...entry, sent: { name: 'Mai', slug: check } }],
      ...{ values: [], kept: [], names: {} },
    });
    const context = { caller: { kind: 'user', user }, address: '', now, newId: () => '' } as const;
    const beginning = startCatalogueImport.run({ check }, context);
    await expect(beginning).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('entries that changed since the check', () => {
  it('is left as it is and named: changed by somebody else, or gone; the rest is done', async () => {
    const [changed, gone, calm] = [await pricedProduct(), await pricedProduct(), await pricedProduct()];
    const products = [changed, gone, calm].map(({ id }) => ({ id, 'name.it': `Importato ${id}` }));
    const check = await checked({ products });
    const saved = await savedProduct(changed);
    await deleteProduct('superUser', gone.id);
    const ended = await finishedImport(answered(await start(check.id)).startCatalogueImport);
    expect(countsOf(ended)).toEqual({ skipped: 2, changed: 1 });
    expect(ended.notes).toEqual([
      {
        ...{ subject: `Importato ${changed.id}`, reason: 'conflict' },
        about: { kind: 'product', id: changed.id },
      },
      { subject: `Importato ${gone.id}`, reason: 'not-found', about: null },
    ]);
    expect(await editable(changed.id)).toEqual(saved);
    expect(await readProduct(gone.id)).toBeUndefined();
    expect((await editable(calm.id)).name.it).toBe(`Importato ${calm.id}`);
  });

  it('a product that another user added with the same id stays as it is', async () => {
    const id = anId('doppio');
    const check = await checked({ products: [aNewRow(id, { consumption: 1 })], ...ranges(id) });
    const other = await pricedProduct();
    const stored = await readProduct(other.id);
    if (!stored) throw new Error('It was made just now.');
    await writeProduct({ ...stored, id, revision: 1 });
    const ended = await finishedImport(answered(await start(check.id)).startCatalogueImport);
    expect(ended.notes).toEqual([{ subject: id, reason: 'conflict', about: { kind: 'product', id } }]);
    expect((await editable(id)).name.it).toBe(other.name.it);
  });
});

describe('an import that is interrupted', () => {
  it('goes on from anywhere: what was written before the last sign is not written again', async () => {
    const old = await pricedProduct();
    const made = anId('nuovo');
    const job = await started({
      products: [{ ...rowsOf(old).products[0], 'name.it': 'Interrotto' }, aNewRow(made, { consumption: 1 })],
      consumptionRanges: [...rowsOf(old).consumptionRanges, ...ranges(made).consumptionRanges],
      priceRanges: [...rowsOf(old).priceRanges, ...ranges(made).priceRanges],
    });
    const { importCatalogue } = await import('#lambdas/store/import/import-catalogue.ts');
    const { readJob } = await import('#lambdas/store/job/job-store.ts');
    const stored = await readJob('import', job.id);
    if (!stored) throw new Error('It was begun just now.');
    const step = await importCatalogue(stored);
    for (const index of [0, 1]) await step(index, new Date(), stored);
    const written = [await editable(old.id), await editable(made)];
    expect(countsOf(await finishedImport(job))).toEqual({ added: 1, changed: 1 });
    expect([await editable(old.id), await editable(made)]).toEqual(written);
  });

  it('is seen through by the schedule', async () => {
    const product = await pricedProduct();
    const job = await started(renamed(product, 'Ripreso'));
    const { resumeJobs } = await import('#lambdas/jobs/resume-jobs.ts');
    await resumeJobs();
    expect((await editable(product.id)).name.it).toBe('Ripreso');
    expect(await finishedImport(job)).toMatchObject({ state: 'done', done: 1 });
  });
});
