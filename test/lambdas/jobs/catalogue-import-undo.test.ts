import { randomUUID } from 'node:crypto';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row, SheetName, Workbook } from '#shared/catalogue/workbook/sheets.ts';
import { colourFolder, folderColour } from '#shared/schemas/colour-folder.ts';
import { priceList } from '#shared/schemas/price-list.ts';
import { tag } from '#shared/schemas/tag.ts';
import { aPhase } from '#test/support/builders/phase.ts';
import { aConsumptionRange, aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { finishJobs } from '#test/support/finish-jobs.ts';
import { killAfter } from '#test/support/kill-after.ts';

const services = await openDataServices();
afterAll(services.close);

const { client, table: tableName } = await import('#lambdas/runtime/table/table.ts');
const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');
const { removeItems } = await import('#lambdas/runtime/table/remove-items.ts');
const { itemsOf, keysOf } = await import('#lambdas/runtime/table/query-all.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
const { colourFolders } = await import('#lambdas/store/catalogue/colour-folder-store.ts');
const { writeColours } = await import('#lambdas/store/catalogue/folder-colour-store.ts');
const { phases } = await import('#lambdas/store/catalogue/phase-store.ts');
const { changePriceList, priceLists, writeNewPriceList, writePriceList, readAvailableProducts } =
  await import('#lambdas/store/catalogue/price-list-store.ts');
const { listProducts, readProduct, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { createTag, tags } = await import('#lambdas/store/catalogue/tag-store.ts');
const { keepImportCheck } = await import('#lambdas/store/import/import-check.ts');
const { readImportUndo: undoOf } = await import('#lambdas/store/import/imported-batch.ts');
const { listUnfinishedJobs, readJob } = await import('#lambdas/store/job/job-store.ts');
const { plannedImport } = await import('#lambdas/workbook/planned-import.ts');
const { startCatalogueImport } = await import('#lambdas/workbook/start-catalogue-import.ts');
const { undoCatalogueImport } = await import('#lambdas/workbook/undo-catalogue-import.ts');
const { readImportUndo } = await import('#lambdas/workbook/read-import-undo.ts');
const { listCatalogueImports } = await import('#lambdas/workbook/list-catalogue-imports.ts');

let calls = 0;
const now = new Date('2026-11-20T10:00:00Z');
const context = () => ({
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now: new Date(now.getTime() + calls),
  newId: () => `made-${++calls}`,
});
const clients = [client, bucketClient];

const kinds = ['product', 'phase', 'pricelist', 'colorlist', 'tag'] as const;
const ids = ['calce', 'fondo', 'smalto', 'nuovo', 'primer'];
const partitionsOfAll = () => [
  ...kinds.map((kind) => `CATALOGUE#${kind}`),
  ...ids.map((id) => `P#${id}`),
  ...['pcu', 'pccs', 'nuova'].flatMap((id) => [`PL#${id}`, `UNIQUE#pricelist#${id}`]),
  ...['pcu 2027', 'listino nuovo'].map((name) => `UNIQUE#pricelist#${name}`),
  ...['tn', 'terre'].map((id) => `FOLDER#${id}`),
  ...['interno', 'dentro', 'fuori'].map((slug) => `UNIQUE#tag#${slug}`),
  ...['UNFINISHED', 'JOBS#import', 'JOBS#import_undo', 'ORDER'],
];

/** The same catalogue again. Prices are numbers and texts, as older products have them. */
async function catalogue(): Promise<void> {
  for (const pk of partitionsOfAll()) await removeItems(await keysOf(pk));
  await createTag(tag.parse({ id: 't', name: 'Interno', slug: 'interno' }));
  await transact([phases.writing(usingTags('interno'))]);
  await transact([
    colourFolders.writing(colourFolder.parse({ id: 'tn', name: 'TN', order: 1, colorCount: 1 })),
  ]);
  await writeColours('tn', [folderColour.parse({ id: 'c1', code: 'TN 1', hbw: 50, r: 1, g: 2, b: 3 })]);
  const price = { id: 'p1', packaging: '25', pcu: '30,00', pccs: 40.1 };
  for (const id of ['calce', 'fondo', 'smalto'])
    await writeProduct(aProduct({ id, priceranges: [{ name: 'Bianco', colors: [], prices: [price] }] }));
  await writeNewPriceList(priceList.parse({ id: 'pcu', name: 'PCU', order: 1 }), ['calce', 'fondo']);
  await writeNewPriceList(priceList.parse({ id: 'pccs', name: 'PCCS', order: 2 }), []);
}

const usingTags = (...include: string[]) =>
  aPhase({ id: 'parete', conditions: [{ include, exclude: [] }], revision: 1 });

const sheet = (...rows: Row[]) => rows.map((cells, index) => ({ row: index + 2, cells }));
const range = (product: string) => ({ product, range: 1, 'name.it': 'Bianco', colors: null });
const consumption = (product: string) => ({ product, range: 1, 'name.it': 'Unica', consumption: 0.3 });
const pack = (product: string, pcu: number) => ({ product, range: 1, pack: 'p1', packaging: '25', pcu });

/** A workbook that changes and adds something of each kind. */
const workbook = (): Workbook =>
  ({
    tags: sheet({ id: 't', name: 'Dentro', slug: 'dentro' }, { id: 't2', name: 'Fuori', slug: 'fuori' }),
    colourFolders: sheet({ id: 'tn', name: 'Tinte' }, { id: 'terre', name: 'Terre' }),
    colours: sheet(
      { colorlist: 'tn', code: 'TN 1', hbw: 60, r: 9, g: 9, b: 9 },
      { colorlist: 'tn', code: 'TN 2', hbw: 10, r: 4, g: 5, b: 6 },
      { colorlist: 'terre', code: 'A', hbw: null, r: 7, g: 8, b: 9 },
    ),
    priceLists: sheet(
      { id: 'pcu', name: 'PCU 2027', isCatchAll: null, countries: null },
      { id: 'nuova', name: 'Listino nuovo', isCatchAll: null, countries: null },
    ),
    products: sheet(
      { id: 'calce', 'name.it': 'Calce nuova' },
      { id: 'nuovo', 'name.it': 'Nuovo', um: 'kg', consumption: 0.3 },
      { id: 'primer', 'name.it': 'Primer', um: 'kg', consumption: 0.3 },
    ),
    consumptionRanges: sheet(...['calce', 'nuovo', 'primer'].map(consumption)),
    requiredProducts: sheet(
      { product: 'calce', range: 1, required: 'primer', consumption: 0.1, um: 'kg' },
      { product: 'nuovo', range: 1, required: 'primer', consumption: 0.1, um: 'kg' },
    ),
    priceRanges: sheet(...['calce', 'nuovo', 'primer'].map(range)),
    prices: sheet(pack('calce', 33.5), pack('nuovo', 10), pack('primer', 5)),
    members: sheet({ product: 'fondo', pcu: null, nuova: 'x' }, { product: 'nuovo', pcu: 'x', nuova: 'x' }),
  }) satisfies Partial<Record<SheetName, unknown>>;

/** Imports a workbook as if its check had been made just now; returns the job. */
async function imported(wanted = workbook()): Promise<string> {
  const problems: Parameters<typeof plannedImport>[0]['problems'] = [];
  const asked = {
    workbook: wanted,
    problems,
    downloadedAt: undefined,
    leaveLater: false,
    language: 'it' as const,
    leavePrices: false,
  };
  const { plan, told } = await plannedImport(asked);
  expect(problems).toEqual([]);
  const check = randomUUID();
  const { caller, now: at } = context();
  const kept = {
    checkedAt: at.toISOString(),
    fileName: 'catalogo.xlsx',
    problemCount: 0,
    changesPrices: false,
    entries: plan.entries,
    ...told,
  };
  await keepImportCheck(caller.user.id, check, kept);
  const job = (await startCatalogueImport.run({ check }, context())) as { id: string };
  await finishJobs('import');
  return job.id;
}

/** Somebody who wants an import undone finds its undoing begun or not. */
async function undo(job: string): Promise<string> {
  if (!(await undoOf(job))) await undoCatalogueImport.run({ key: randomUUID(), job }, context());
  await finishJobs('import_undo');
  return (await undoOf(job)) ?? '';
}

/** When the products of before were made. */
const old = '2026-01-10T09:00:00.000Z';

/** An instant of this run: products that an import adds are of its time. */
const ofThisRun = /"\d{4}-\d\d-\d\dT[^"]*"/g;

/** All of the catalogue without the marks of saves. */
async function content() {
  const read = partitionsOfAll().filter((pk) => !/JOBS|UNFINISHED|ORDER/.test(pk));
  const items = (await Promise.all(read.map((pk) => itemsOf(pk, { ConsistentRead: true })))).flat();
  // A tag keeps the slug of the import: a version of the guided test may name it (ADR 35).
  const bare = items.map(({ revision, updatedAt, updatedBy, formerSlugs, ...item }) => item);
  const text = JSON.stringify(bare).replace(ofThisRun, (at) => (at.includes(old) ? at : '"now"'));
  return JSON.parse(text) as Record<string, unknown>[];
}

const stateOf = async (undoing: string) => {
  const { counts, notes, state, cursor } = (await readJob('import_undo', undoing)) ?? {};
  return {
    ...{ content: await content(), counts, notes, state, cursor },
    revisions: (await listProducts(true)).map(({ id, revision }) => [id, revision]),
    unfinished: (await listUnfinishedJobs()).length,
  };
};

type Plan = {
  counts: { kind: string; back: number; archived: number; removed: number; left: number }[];
  left: { kind: string; id: string; name: string; reason: string }[];
  leftCount: number;
};
const previewed = async (job: string) => (await readImportUndo.run({ job }, context())) as Plan;

/** The counts of a preview, as the job will count them. */
function sumOf({ counts }: Plan) {
  const sums: Record<string, number> = {};
  for (const { kind, ...ends } of counts)
    for (const [end, count] of Object.entries(ends)) if (count > 0) sums[end] = (sums[end] ?? 0) + count;
  return sums;
}

beforeEach(() => {
  calls += 1000;
  return () => vi.restoreAllMocks();
});

describe('an import that is undone', () => {
  it('leaves the catalogue as it was, prices as they were written; new products are archived', async () => {
    await catalogue();
    const before = await content();
    const job = await imported();
    expect(await content()).not.toEqual(before);
    const plan = await previewed(job);
    const undoing = await undo(job);
    const { content: after, ...state } = await stateOf(undoing);
    const isNew = ({ pk, id }: Record<string, unknown>) =>
      ['P#nuovo', 'P#primer'].includes(String(pk)) || ['nuovo', 'primer'].includes(String(id));
    expect(after.filter((item) => !isNew(item))).toEqual(before);
    expect(after.filter(isNew).map(({ archived }) => archived)).toEqual([true, true, true, true]);
    expect((await readProduct('calce'))?.priceranges[0]?.prices[0]?.pcu).toBe('30,00');
    expect(state).toMatchObject({ state: 'done', notes: [], unfinished: 0 });
    expect(state.counts).toEqual(sumOf(plan));
    expect(state.counts).toEqual({ back: 7, archived: 2, removed: 5 });
  }, 60_000);

  it('and killed after any single write of that, ends, run again, in the same state', async () => {
    const prepare = async () => {
      await catalogue();
      return imported();
    };
    const whole = await stateOf(await undo(await prepare()));
    let points = 0;
    for (let isWhole = false; !isWhole; points += 1) {
      const job = await prepare();
      killAfter(points, clients);
      isWhole = await undo(job).then(
        () => true,
        () => false,
      );
      vi.restoreAllMocks();
      expect(await stateOf(await undo(job)), `after ${points} writes`).toEqual(whole);
    }
    expect(points).toBeGreaterThan(12);
    console.info(`an undoing of an import: killed at ${points - 1} points`);
  }, 300_000);

  it('that was killed after any single write goes back as a whole, too', async () => {
    await catalogue();
    const whole = await stateOf(await undo(await imported()));
    let points = 0;
    for (let isWhole = false; !isWhole; points += 1) {
      await catalogue();
      killAfter(points, clients);
      isWhole = await imported().then(
        () => true,
        () => false,
      );
      vi.restoreAllMocks();
      await finishJobs('import');
      const [begun] = (await listCatalogueImports.run({}, context())) as { job: { id: string } }[];
      // Killed before it began.
      if (!begun) continue;
      const { content: after, counts } = await stateOf(await undo(begun.job.id));
      expect([after, counts], `after ${points} writes`).toEqual([whole.content, whole.counts]);
    }
    expect(points).toBeGreaterThan(12);
  }, 300_000);

  it('is undone once: the second of two calls is refused, also at the same moment', async () => {
    await catalogue();
    const job = await imported();
    const both = await Promise.allSettled(
      ['one', 'two'].map((key) => undoCatalogueImport.run({ key: `${key}-${calls}`, job }, context())),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({
      code: 'failed-precondition',
    });
    await finishJobs('import_undo');
    await expect(undoCatalogueImport.run({ key: 'three', job }, context())).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await expect(previewed(job)).rejects.toMatchObject({ code: 'failed-precondition' });
    const [run] = (await listCatalogueImports.run({}, context())) as unknown[];
    expect(run).toMatchObject({
      job: { id: job, state: 'done' },
      undo: { state: 'done', startedBy: 'Marta Bellini' },
      canUndo: false,
    });
  }, 60_000);
});

/** Somebody saves a product with another name. */
async function saved(id: string): Promise<void> {
  const stored = await readProduct(id);
  if (!stored) throw new Error('It was made just now.');
  await writeProduct({ ...stored, name: { it: 'Di un altro' }, revision: stored.revision + 1 });
}

describe('what changed since an import', () => {
  it('stays, and is named with its reason, in the question and in the result', async () => {
    await catalogue();
    const job = await imported();
    await saved('calce');
    const nuova = await priceLists.existing('nuova');
    await changePriceList(nuova, { ...nuova, name: 'Rinominata', revision: nuova.revision + 1 });
    const t2 = await tags.existing('t2');
    await transact([phases.writing({ ...usingTags('dentro', t2.slug), revision: 3 })]);
    const plan = await previewed(job);
    const undoing = await undo(job);
    const { counts, notes } = await stateOf(undoing);
    expect(counts).toEqual(sumOf(plan));
    expect(notes).toMatchObject(
      plan.left.map(({ kind, id, name, reason }) => ({ subject: name, reason, about: { kind, id } })),
    );
    expect(plan.left).toMatchObject([
      { kind: 'product', name: 'Calce nuova', reason: 'conflict' },
      // The changed one requires it.
      { kind: 'product', name: 'Primer', reason: 'in-use' },
      { kind: 'priceList', name: 'Listino nuovo', reason: 'conflict' },
      { kind: 'tag', name: 'Fuori', reason: 'in-use' },
    ]);
    expect((await readProduct('calce'))?.name.it).toBe('Di un altro');
    expect((await readProduct('primer'))?.archived).toBe(false);
    expect((await readProduct('nuovo'))?.archived).toBe(true);
  }, 60_000);

  it('and is the same again by now goes back: an import after it was undone before', async () => {
    await catalogue();
    const before = await content();
    const first = await imported({ products: sheet({ id: 'calce', 'name.it': 'Prima' }) });
    const second = await imported({ products: sheet({ id: 'calce', 'name.it': 'Seconda' }) });
    expect((await previewed(first)).left).toMatchObject([{ reason: 'conflict' }]);
    await undo(second);
    expect((await previewed(first)).left).toEqual([]);
    await undo(first);
    expect(await content()).toEqual(before);
  }, 60_000);

  /** Somebody saves a product just before each write of its undoing. */
  async function undoneAmongSaves(save: (times: number) => object | undefined) {
    await catalogue();
    const job = await imported({
      products: sheet({ id: 'calce', 'name.it': 'Prima' }, { id: 'fondo', 'name.it': 'Prima' }),
    });
    const send = client.send.bind(client) as (command: object) => Promise<unknown>;
    let times = 0;
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      const text = command instanceof TransactWriteCommand ? JSON.stringify(command.input) : '';
      const saved = text.includes('"P#calce"') && text.includes('import_undo') ? save(++times) : undefined;
      if (saved) {
        const stored = await readProduct('calce');
        const revision = (stored?.revision ?? 0) + 1;
        const Item = { pk: 'P#calce', sk: 'DETAIL', ...stored, ...saved, revision };
        await send(new PutCommand({ TableName: tableName, Item }));
      }
      return send(command);
    }) as never);
    const undoing = await undo(job);
    vi.restoreAllMocks();
    const { counts, notes, state } = await stateOf(undoing);
    expect([counts, notes, state]).toEqual([
      { back: 1, left: 1 },
      [
        {
          subject: 'Prima',
          reason: 'conflict',
          about: { kind: 'product', id: 'calce', name: { it: 'Prima', en: null, de: null } },
        },
      ],
      'done',
    ]);
    return (await readProduct('calce'))?.name.it;
  }

  it('while it is undone is not overwritten', async () => {
    const once = (times: number) => (times === 1 ? { name: { it: 'Di un altro' } } : undefined);
    expect(await undoneAmongSaves(once)).toBe('Di un altro');
    expect((await readProduct('fondo'))?.name.it).toBe('fondo');
  }, 60_000);

  it('stays when somebody saves it again and again, and the job comes to its end', async () => {
    expect(await undoneAmongSaves(() => ({}))).toBe('Prima');
  }, 60_000);

  it('and holds what something names: products and price lists that are gone, names that are taken', async () => {
    await catalogue();
    await writeProduct({
      ...((await readProduct('smalto')) ?? aProduct()),
      ...{ consumptionranges: [aConsumptionRange('fondo')], revision: 2 },
    });
    const job = await imported({
      priceLists: sheet({ id: 'pcu', name: 'PCU 2027', isCatchAll: null, countries: null }),
      products: sheet({ id: 'smalto', 'name.it': 'Smalto' }),
      consumptionRanges: sheet(consumption('smalto')),
      requiredProducts: sheet(),
      members: sheet({ product: 'fondo', pcu: null }, { product: 'smalto', pcu: 'x' }),
    });
    const fondo = await readProduct('fondo');
    if (fondo) await transact(removingProduct(fondo));
    const pccs = await priceLists.existing('pccs');
    await changePriceList(pccs, { ...pccs, name: 'PCU', revision: 2 });
    const pcu = await priceLists.existing('pcu');
    await writePriceList({ ...pcu, revision: pcu.revision + 1 }, ['calce', 'smalto', 'altro']);
    const plan = await previewed(job);
    expect(plan.left).toMatchObject([
      { kind: 'product', name: 'Smalto', reason: 'required-missing' },
      { kind: 'priceList', name: 'PCU 2027', reason: 'name-taken' },
    ]);
    await undo(job);
    // The member that somebody added stays, and one that is gone does not come back.
    expect(await readAvailableProducts('pcu')).toEqual(['calce', 'altro']);
  }, 60_000);
});
