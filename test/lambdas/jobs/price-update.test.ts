import { randomUUID } from 'node:crypto';
import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { priceList } from '#shared/schemas/price-list.ts';
import type { Product } from '#shared/schemas/product.ts';
import { aPack, aRange, aTable } from '#test/support/builders/price-update.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { killAfter } from '#test/support/kill-after.ts';

const services = await openDataServices();
afterAll(services.close);

const { client, table: tableName } = await import('#lambdas/runtime/table/table.ts');
const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');
const { previewPriceUpdate } = await import('#lambdas/price-update/preview-price-update.ts');
const { startPriceUpdate } = await import('#lambdas/price-update/start-price-update.ts');
const { undoPriceUpdate } = await import('#lambdas/price-update/undo-price-update.ts');
const { workers } = await import('#lambdas/jobs/workers.ts');
const { runSlice } = await import('#lambdas/store/job/run-job.ts');
const { listUnfinishedJobs, readJob } = await import('#lambdas/store/job/job-store.ts');
const { readJobLog } = await import('#lambdas/store/job/job-log.ts');
const { readLock } = await import('#lambdas/store/job/job-lock.ts');
const { listBatch, readUndo } = await import('#lambdas/store/price-update/price-batch.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { writeNewPriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { readProduct, readProducts, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { transact } = await import('#lambdas/runtime/table/transact.ts');

const now = new Date('2026-11-20T10:00:00Z');
const at = now.toISOString();
const old = '2026-01-01T00:00:00.000Z';
await writeNewPriceList(priceList.parse({ id: 'pcu', name: 'PCU' }), [], {
  once: onceKey('seed', 'pcu', ''),
  now,
});

let calls = 0;
const context = () => ({
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now,
  newId: () => `made-${++calls}`,
});

const clients = [client, bucketClient];

/** Time passes between runs, leases of what was killed are over; steps are all of one moment. */
let clock = now.getTime();
const waited: number[] = [];

type Kind = 'price_update' | 'price_update_undo';

/** Goes on with the unfinished job of a kind, as often as it takes. */
async function seenThrough(kind: Kind): Promise<void> {
  for (const job of await listUnfinishedJobs(kind)) {
    const step = await workers[kind](job);
    for (let state: string | undefined; state !== 'done'; ) {
      clock += 300_000;
      const slice = {
        holder: `${clock}`,
        clock: () => clock,
        wait: async (milliseconds: number) => void waited.push(milliseconds),
        budget: 60_000,
      };
      const after = await runSlice(job, { ...slice, step: (index, reached) => step(index, now, reached) });
      if (!after) throw new Error('Nobody else is at it.');
      state = after.state;
    }
  }
}

const prices = [10, 20.5, '30,00', 40, 50];
const ids = prices.map((_, index) => `product-${index}`);

/** The same catalogue again: five products, one range each that changes, and one that does not. */
async function catalogue() {
  for (const [index, pcu] of prices.entries()) {
    const id = ids[index] ?? '';
    const stored = await readProduct(id);
    if (stored) await transact(removingProduct(stored));
    const range = aRange({}, { updatedAt: old, prices: [aPack('p1', { pcu }), aPack('p2', { pcu: 0 })] });
    const recent = aRange({ pcu: 1 }, { updatedAt: at });
    await writeProduct(aProduct({ id, name: { it: id }, priceranges: [range, recent] }));
  }
}

const table = aTable(Object.fromEntries(ids.map((id) => [id, [1.05, 1.05]])));

/** A user who wants the update made finds it begun or not: nothing is previewed while one runs. */
async function update(): Promise<void> {
  if ((await listUnfinishedJobs('price_update')).length === 0) {
    const preview = await previewPriceUpdate.run({ table }, context());
    // A run that had come to its end leaves nothing to do.
    if ((preview as { summary: { prices: number } }).summary.prices === 0) return;
    await startPriceUpdate.run(
      { key: randomUUID(), preview: (preview as { id: string }).id, confirmUnusual: false },
      context(),
    );
  }
  await seenThrough('price_update');
}

/** The same of its undoing. */
async function undo(job: string): Promise<void> {
  if (!(await readUndo(job))) await undoPriceUpdate.run({ key: randomUUID(), job }, context());
  await seenThrough('price_update_undo');
}

async function stateOf(kind: Kind) {
  const { id = '' } = (await readLock('prices')) ?? {};
  const job = await readJob(kind, id);
  const found = await readProducts(ids, true);
  const { lines } = await readJobLog({ kind, id }, null);
  return {
    products: ids.map((one) => {
      const { revision, updatedAt, priceranges } = found.get(one) ?? aProduct();
      return { revision, updatedAt, priceranges };
    }),
    log: lines.map(({ code, subject }) => [code, subject ?? '']),
    counts: job?.counts,
    state: job?.state,
    unfinished: (await listUnfinishedJobs()).length,
  };
}

/** Kills after every single write, goes on, and compares; answers how many points there were. */
async function everyPoint(
  kind: Kind,
  prepare: () => Promise<string>,
  work: (prepared: string) => Promise<void>,
) {
  await work(await prepare());
  const whole = await stateOf(kind);
  let points = 0;
  for (let isWhole = false; !isWhole; points += 1) {
    const prepared = await prepare();
    killAfter(points, clients);
    isWhole = await work(prepared).then(
      () => true,
      () => false,
    );
    vi.restoreAllMocks();
    clock += 300_000;
    await work(prepared);
    expect(await stateOf(kind), `${kind} after ${points} writes`).toEqual(whole);
  }
  return { points, whole };
}

/** Somebody saves a product as it is. */
const savedAgain = (product: Product) =>
  new PutCommand({
    TableName: tableName,
    Item: { pk: `P#${product.id}`, sk: 'DETAIL', ...product, revision: product.revision + 1 },
  });

async function updated(): Promise<string> {
  await catalogue();
  await update();
  return (await readLock('prices'))?.id ?? '';
}

beforeEach(() => {
  vi.stubEnv('PRICE_UPDATE_PAUSE', '0');
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

describe('an update of prices', () => {
  it('killed after any single write ends, run again, in the same state', async () => {
    const prepare = async () => {
      await catalogue();
      return '';
    };
    const { points, whole } = await everyPoint('price_update', prepare, update);
    expect(whole.products.map(({ revision }) => revision)).toEqual([2, 2, 2, 2, 2]);
    expect(whole.products.map(({ priceranges }) => priceranges[0]?.prices.map(({ pcu }) => pcu))).toEqual(
      [10.5, 21.53, 31.5, 42, 52.5].map((price) => [price, 0]),
    );
    expect(whole).toMatchObject({ counts: { updated: 5, left: 0 }, state: 'done', unfinished: 0 });
    expect(whole.log).toHaveLength(7);
    expect(points).toBeGreaterThan(8);
    console.info(`an update of prices: killed at ${points} points`);
  }, 120_000);

  it('undone, and killed after any single write of that, ends, run again, with the prices and dates of before', async () => {
    const { points, whole } = await everyPoint('price_update_undo', updated, undo);
    expect(whole.products.map(({ revision }) => revision)).toEqual([3, 3, 3, 3, 3]);
    expect(whole.products.map(({ priceranges }) => priceranges[0]?.prices[0]?.pcu)).toEqual(prices);
    expect(whole.products.map(({ priceranges }) => priceranges[0]?.updatedAt)).toEqual(ids.map(() => old));
    expect(whole).toMatchObject({ counts: { updated: 5, left: 0 }, state: 'done', unfinished: 0 });
    expect(points).toBeGreaterThan(6);
    console.info(`an undoing of prices: killed at ${points} points`);
  }, 120_000);

  it('of a product that somebody saves again and again is told in red, and the others are updated [OPW-57]', async () => {
    await catalogue();
    const preview = (await previewPriceUpdate.run({ table }, context())) as { id: string };
    await startPriceUpdate.run({ key: randomUUID(), preview: preview.id, confirmUnusual: false }, context());
    const send = client.send.bind(client) as (command: object) => Promise<unknown>;
    vi.spyOn(client, 'send').mockImplementation((async (command: object) => {
      const text = command instanceof TransactWriteCommand ? JSON.stringify(command.input) : '';
      if (text.includes('productUpdated') && text.includes(`"P#${ids[2]}"`)) {
        const stored = await readProduct(ids[2] ?? '');
        if (stored) await send(savedAgain(stored));
      }
      return send(command);
    }) as never);
    await seenThrough('price_update');
    vi.restoreAllMocks();
    const { counts, log, state, unfinished } = await stateOf('price_update');
    expect([counts, state, unfinished]).toEqual([{ updated: 4, left: 1 }, 'done', 0]);
    expect(log.filter(([code]) => code === 'updateFailed')).toHaveLength(1);
    expect((await readProduct(ids[2] ?? ''))?.priceranges[0]?.prices[0]?.pcu).toBe('30,00');
  }, 60_000);

  it('is undone but for a product that cannot be written any more, which is told in red [OPW-57]', async () => {
    const job = await updated();
    const product = await readProduct(ids[1] ?? '');
    if (!product) throw new Error('It was made just now.');
    const Item = { pk: `P#${ids[1]}`, sk: 'DETAIL', ...product, description: { it: 'x'.repeat(390_000) } };
    await client.send(new PutCommand({ TableName: tableName, Item }));
    await undo(job);
    const { counts, log, state } = await stateOf('price_update_undo');
    expect([counts, state]).toEqual([{ updated: 4, left: 1 }, 'done']);
    expect(log.map(([code]) => code)).toContain('updateFailed');
  }, 60_000);

  it('finds products of older records, which have no revision, like all others', async () => {
    await catalogue();
    for (const id of ids) {
      const { revision, ...older } = (await readProduct(id)) ?? aProduct();
      const Item = { pk: `P#${id}`, sk: 'DETAIL', ...older };
      await client.send(new PutCommand({ TableName: tableName, Item }));
    }
    await update();
    expect((await stateOf('price_update')).products.map(({ revision }) => revision)).toEqual([2, 2, 2, 2, 2]);
  }, 60_000);

  it('pauses a second between products that it wrote, and never where it wrote nothing [PUP-018, OPW-58]', async () => {
    vi.stubEnv('PRICE_UPDATE_PAUSE', undefined);
    waited.length = 0;
    await updated();
    expect(waited).toEqual([1000, 1000, 1000, 1000]);
    await catalogue();
    const preview = (await previewPriceUpdate.run({ table }, context())) as { id: string };
    await startPriceUpdate.run({ key: randomUUID(), preview: preview.id, confirmUnusual: false }, context());
    for (const id of ids) {
      const product = await readProduct(id);
      if (!product) throw new Error('It was made just now.');
      const priceranges = product.priceranges.map((range) => ({ ...range, updatedAt: at }));
      await writeProduct({ ...product, priceranges, revision: 2 });
    }
    waited.length = 0;
    await seenThrough('price_update');
    expect(waited).toEqual([]);
    const { counts, log } = await stateOf('price_update');
    expect(counts).toEqual({ updated: 0, left: 5 });
    expect(log.filter(([code]) => code === 'changedSince')).toHaveLength(5);
    expect(await listBatch((await readLock('prices'))?.id ?? '')).toEqual([]);
  }, 60_000);
});
