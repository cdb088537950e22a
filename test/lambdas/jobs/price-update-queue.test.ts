import { randomUUID } from 'node:crypto';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { priceList } from '#shared/schemas/price-list.ts';
import { aRange, aTable } from '#test/support/builders/price-update.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser, aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { killAfter } from '#test/support/kill-after.ts';

const services = await openDataServices();
afterAll(services.close);
const mails = mockClient(SESv2Client);
// The class is shared with the files that follow.
afterAll(() => mails.restore());
const sent = () => mails.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);

const { previewPriceUpdate } = await import('#lambdas/price-update/preview-price-update.ts');
const { startPriceUpdate } = await import('#lambdas/price-update/start-price-update.ts');
const { client } = await import('#lambdas/runtime/table/table.ts');
const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');
const { resumePriceUpdate } = await import('#lambdas/price-update/resume-price-update.ts');
const { listOutdatedPriceUpdates } = await import('#lambdas/price-update/list-outdated-price-updates.ts');
const { listPriceUpdates } = await import('#lambdas/price-update/list-price-updates.ts');
const { beginWaiting } = await import('#lambdas/store/price-update/begin-waiting.ts');
const { updatePrices } = await import('#lambdas/store/price-update/update-prices.ts');
const { planOf } = await import('#lambdas/store/price-update/price-update-plan.ts');
const { runSlice } = await import('#lambdas/store/job/run-job.ts');
const { cancelJob, listUnfinishedJobs, readJob } = await import('#lambdas/store/job/job-store.ts');
const { readJobLog } = await import('#lambdas/store/job/job-log.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { writeUser } = await import('#lambdas/store/user/user-store.ts');
const { writeNewPriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { readProduct, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { transact } = await import('#lambdas/runtime/table/transact.ts');

const now = new Date('2026-11-20T10:00:00Z');
const day = (number: number) => `2026-12-${String(number).padStart(2, '0')}T08:00:00.000Z`;
const long = '2026-01-01T00:00:00.000Z';
for (const id of ['pcu', 'pccs'])
  await writeNewPriceList(priceList.parse({ id, name: id.toUpperCase() }), [], {
    once: onceKey('seed', id, ''),
    now,
  });
const user = aSuperUser({ email: 'giulia@example.com' });
await writeUser(aStoredUser({ id: user.id, email: user.email, emailVerified: true }));

/** Each call comes a second after the one before. */
let calls = 0;
const context = () => ({
  caller: { kind: 'user' as const, user },
  address: '127.0.0.1',
  now: new Date(now.getTime() + ++calls * 1000),
  newId: () => randomUUID(),
});

/** One product at 100 in both lists, and an empty queue. */
async function anew(): Promise<void> {
  for (const job of await listUnfinishedJobs('price_update'))
    if (!(await cancelJob(job, 'Marta', now))) await ranAt(job.id, day(31));
  const stored = await readProduct('calce');
  if (stored) await transact(removingProduct(stored));
  const range = aRange({ pcu: 100, pccs: 100 }, { updatedAt: long });
  await writeProduct(aProduct({ id: 'calce', name: { it: 'Calce' }, priceranges: [range] }));
}

type Wishes = { evenRecent?: string[]; pricelists?: string[]; replaces?: string };
type Previewed = {
  id: string;
  summary: { prices: number };
  otherPrices: unknown[];
  otherPricesCount: number;
};

const previewed = async (factor: number, startsAt: string | null, wishes: Wishes = {}) =>
  (await previewPriceUpdate.run(
    { table: aTable({ calce: [factor] }), startsAt, ...wishes },
    context(),
  )) as Previewed;

async function scheduled(
  factor: number,
  startsAt: string,
  { stopsForOtherPrices, ...wishes }: Wishes & { stopsForOtherPrices?: boolean } = {},
) {
  const { id: preview } = await previewed(factor, startsAt, wishes);
  const wanted = { key: randomUUID(), preview, confirmUnusual: false };
  const { id } = (await startPriceUpdate.run(
    { ...wanted, name: 'Primavera', ...(stopsForOtherPrices && { stopsForOtherPrices }) },
    context(),
  )) as { id: string };
  return { id, preview };
}

const waiting = async (id: string) => {
  const job = await readJob('price_update', id);
  if (!job) throw new Error('It was made just now.');
  return job;
};
const beganAt = async (id: string, at: string) => beginWaiting(await waiting(id), new Date(at));

/** Works on a job that has begun, to its end. */
async function ranAt(id: string, at: string) {
  const job = await waiting(id);
  const step = await updatePrices(job);
  return runSlice(job, {
    holder: randomUUID(),
    clock: () => Date.parse(at),
    wait: async () => undefined,
    budget: 60_000,
    step: (index, reached) => step(index, new Date(at), reached),
  });
}

const prices = async () => (await readProduct('calce'))?.priceranges[0]?.prices[0];
async function typed(changes: Record<string, number>) {
  const product = await readProduct('calce');
  if (!product) throw new Error('It was made just now.');
  const [range] = product.priceranges;
  if (!range) throw new Error('It has one.');
  const priceranges = [{ ...range, prices: range.prices.map((pack) => ({ ...pack, ...changes })) }];
  await writeProduct({ ...product, priceranges, revision: product.revision + 1 });
}
const codes = async (id: string) =>
  (await readJobLog({ kind: 'price_update', id }, null)).lines.map(({ code }) => code);

type Listed = { job: { id: string; state: string }; preview: string; confirmed: string }[];
const plansOf = async (id: string) => {
  const found = ((await listPriceUpdates.run({}, context())) as Listed).find(({ job }) => job.id === id);
  return [found?.preview, found?.confirmed];
};
/** Ids and states of the updates, and which of them are outdated. */
const listed = async () => {
  const outdated = (await listOutdatedPriceUpdates.run({}, context())) as string[];
  const runs = (await listPriceUpdates.run({}, context())) as Listed;
  return runs.map(({ job: { id, state } }) => [id, state, outdated.includes(id)]);
};

beforeEach(async () => {
  vi.stubEnv('PRICE_UPDATE_PAUSE', '0');
  mails.reset();
  await anew();
  return () => vi.unstubAllEnvs();
});

describe('updates that wait for their day', () => {
  it('are previewed with the prices that the ones before them will leave [PRG-033]', async () => {
    await scheduled(1.05, day(1), { pricelists: ['pcu'] });
    const second = await previewed(1.02, day(10), { evenRecent: ['pcu'] });
    const plan = await planOf(second.id);
    const updated = plan?.products[0]?.ranges[0]?.packs[0]?.prices.map(({ list, updated: one }) => [
      list,
      one,
    ]);
    expect(updated).toEqual([
      ['pccs', { before: 1_000_000, after: 1_020_000 }],
      ['pcu', { before: 1_050_000, after: 1_071_000 }],
    ]);
    // Thirty days are counted at its instant, from that of the one before.
    expect((await previewed(1.02, day(30))).summary.prices).toBe(1);
    expect((await previewed(1.02, '2026-12-31T08:00:00.000Z')).summary.prices).toBe(2);
  });

  it('are to be previewed again once other work changed prices [PRG-033]', async () => {
    const { id } = await scheduled(1.05, day(20), { pricelists: ['pcu'] });
    expect((await listed())[0]).toEqual([id, 'waiting', false]);
    const { id: preview } = await previewed(1.02, null, { pricelists: ['pcu'] });
    const made = await startPriceUpdate.run({ key: randomUUID(), preview, confirmUnusual: false }, context());
    const atOnce = (made as { id: string }).id;
    await ranAt(atOnce, context().now.toISOString());
    expect((await listed())[0]).toEqual([id, 'waiting', true]);
  });

  it('are not, where that was prices of other lists [PRG-033]', async () => {
    const { id } = await scheduled(1.05, day(20), { pricelists: ['pcu'] });
    const { id: preview } = await previewed(1.02, null, { pricelists: ['pccs'] });
    const made = await startPriceUpdate.run({ key: randomUUID(), preview, confirmUnusual: false }, context());
    await ranAt((made as { id: string }).id, context().now.toISOString());
    expect((await listed())[0]).toEqual([id, 'waiting', false]);
  });

  it('are to be previewed again once a price that they change is typed anew, and no other [PRG-033]', async () => {
    const ofPcu = await scheduled(1.05, day(1), { pricelists: ['pcu'], stopsForOtherPrices: true });
    const ofPccs = await scheduled(1.05, day(2), { pricelists: ['pccs'] });
    const marks = async () => (await listed()).slice(0, 2);
    await typed({ pcu: 110 });
    expect(await marks()).toEqual([
      [ofPcu.id, 'waiting', true],
      [ofPccs.id, 'waiting', false],
    ]);
    await typed({ pcu: 100 });
    expect(await marks()).toEqual([
      [ofPcu.id, 'waiting', false],
      [ofPccs.id, 'waiting', false],
    ]);
  });

  it('are to be previewed again when one before them comes or is cancelled, not when it ran [PRG-033]', async () => {
    const first = await scheduled(1.05, day(1), { pricelists: ['pcu'] });
    const last = await scheduled(1.02, day(20), { evenRecent: ['pcu'] });
    expect((await listed()).slice(0, 2)).toEqual([
      [first.id, 'waiting', false],
      [last.id, 'waiting', false],
    ]);
    const between = await scheduled(1.03, day(10), { pricelists: ['pcu'], evenRecent: ['pcu'] });
    expect((await listed()).slice(0, 3)).toEqual([
      [first.id, 'waiting', false],
      [between.id, 'waiting', false],
      [last.id, 'waiting', true],
    ]);
    await cancelJob(await waiting(first.id), 'Marta', now);
    expect((await listed()).slice(0, 2)).toEqual([
      [between.id, 'waiting', true],
      [last.id, 'waiting', true],
    ]);
    const again = await scheduled(1.02, day(21), { evenRecent: ['pcu'], replaces: last.id });
    expect((await listed())[1]).toEqual([again.id, 'waiting', false]);
    await beganAt(between.id, day(10));
    await ranAt(between.id, day(10));
    expect((await listed())[0]).toEqual([again.id, 'waiting', false]);
  });

  it('take no place of one that was changed meanwhile: who and when is told, wherever it is tried [PRG-031]', async () => {
    const first = await scheduled(1.02, day(20));
    const late = await previewed(1.05, day(20), { replaces: first.id });
    const second = await scheduled(1.03, day(20), { replaces: first.id });
    const third = await scheduled(1.04, day(20), { replaces: second.id });
    const { replaces, startedBy: by, startedAt: at } = await waiting(third.id);
    expect(replaces).toEqual([first.id, second.id]);
    const begun = () =>
      startPriceUpdate.run({ key: randomUUID(), preview: late.id, confirmUnusual: false }, context());
    const conflict = { code: 'conflict', params: { by, at } };
    await expect(begun()).rejects.toMatchObject(conflict);
    await expect(previewed(1.05, day(20), { replaces: first.id })).rejects.toMatchObject(conflict);
    // Where nothing waits in its place, it has ended.
    await cancelJob(await waiting(third.id), 'Marta', now);
    await expect(begun()).rejects.toMatchObject({ code: 'failed-precondition' });
    expect((await listUnfinishedJobs('price_update')).map(({ id }) => id)).toEqual([]);
  });

  it('wait no more, when they are changed into one that begins at once [PRG-031]', async () => {
    const { id } = await scheduled(1.05, day(20));
    const begunNow = async () => {
      const { id: preview } = await previewed(1.04, null, { replaces: id, evenRecent: ['pcu', 'pccs'] });
      return startPriceUpdate.run({ key: randomUUID(), preview, confirmUnusual: false }, context());
    };
    const made = (await begunNow()) as { id: string };
    await ranAt(made.id, context().now.toISOString());
    expect((await listed()).filter(([job]) => job === made.id || job === id)).toEqual([
      [made.id, 'done', false],
      [id, 'cancelled', false],
    ]);
    await expect(begunNow()).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await prices()).toMatchObject({ pcu: 104, pccs: 104 });
  });

  it('do nothing before their instant, and begin at it, from the prices of then [PRG-034]', async () => {
    const { id, preview } = await scheduled(1.05, day(1));
    expect(await plansOf(id)).toEqual([preview, preview]);
    expect(await beganAt(id, '2026-12-01T07:59:59.999Z')).toBeUndefined();
    await typed({ pcu: 200, pccs: 0 });
    const begun = await beganAt(id, day(1));
    // The other list has no price any more.
    expect(begun).toMatchObject({ state: 'running', total: 1, lists: ['PCU'] });
    expect(begun?.plan).not.toBe(preview);
    expect(await plansOf(id)).toEqual([begun?.plan, preview]);
    expect(await ranAt(id, day(1))).toMatchObject({ state: 'done', counts: { updated: 1, left: 0 } });
    expect(await prices()).toMatchObject({ pcu: 210, pccs: 0 });
    expect(await codes(id)).toEqual(['updateStarted', 'productUpdated', 'updateDone']);
  });

  it('run one at a time, the first in turn first; those that come due meanwhile run after it [PRG-032]', async () => {
    const later = await scheduled(1.02, day(2), { pricelists: ['pccs'] });
    const sooner = await scheduled(1.05, day(1), { pricelists: ['pcu'] });
    const same = await scheduled(1.01, day(2), { pricelists: ['pccs'], evenRecent: ['pccs'] });
    expect(await beganAt(later.id, day(3))).toBeUndefined();
    expect(await beganAt(sooner.id, day(3))).toMatchObject({ state: 'running' });
    expect(await beganAt(sooner.id, day(3))).toBeUndefined();
    expect(await beganAt(later.id, day(3))).toBeUndefined();
    await ranAt(sooner.id, day(3));
    expect(await beganAt(same.id, day(3))).toBeUndefined();
    expect(await beganAt(later.id, day(3))).toMatchObject({ state: 'running' });
    await ranAt(later.id, day(3));
    expect(await beganAt(same.id, day(3))).toMatchObject({ state: 'running' });
    await ranAt(same.id, day(3));
    expect(await prices()).toMatchObject({ pcu: 105, pccs: 103.02 });
  });

  it('begin once, though several begin them at the same moment [PRG-032]', async () => {
    const { id } = await scheduled(1.05, day(1));
    const begun = await Promise.all([1, 2, 3].map(() => beganAt(id, day(1))));
    expect(begun.filter(Boolean)).toHaveLength(1);
    await ranAt(id, day(1));
    expect(await prices()).toMatchObject({ pcu: 105, pccs: 105 });
  });

  it('killed after any single write of their beginning, begin when they are begun again [PRG-034]', async () => {
    let points = 0;
    for (let isWhole = false; !isWhole; points += 1) {
      await anew();
      const { id } = await scheduled(1.05, day(1));
      killAfter(points, [client, bucketClient]);
      isWhole = await beganAt(id, day(1)).then(
        () => true,
        () => false,
      );
      vi.restoreAllMocks();
      if ((await waiting(id)).state === 'waiting') await beganAt(id, day(1));
      expect(await ranAt(id, day(1))).toMatchObject({ state: 'done', counts: { updated: 1 } });
      expect(await prices()).toMatchObject({ pcu: 105, pccs: 105 });
    }
    expect(points).toBeGreaterThan(2);
  });

  it('end at once, and say so, when no price is left to change on their day [PRG-034]', async () => {
    const { id } = await scheduled(1.05, day(1));
    await typed({ pcu: 0, pccs: 0 });
    expect(await beganAt(id, day(1))).toMatchObject({ total: 0 });
    expect(await ranAt(id, day(1))).toMatchObject({ state: 'done' });
    expect(await codes(id)).toEqual(['leftOnTheDay', 'nothingToUpdate']);
  });

  it('count the ranges that were confirmed and change no more, and say why [PRG-034]', async () => {
    const { id } = await scheduled(1.05, day(1));
    const product = await readProduct('calce');
    const [range] = product?.priceranges ?? [];
    if (!product || !range) throw new Error('It was made just now.');
    const priceranges = [{ ...range, updatedAt: day(1), priceDates: { pcu: day(1), pccs: day(1) } }];
    await writeProduct({ ...product, priceranges, revision: product.revision + 1 });
    await beganAt(id, day(2));
    const notes = [{ subject: `Calce: ${range.name}`, reason: 'recent' }];
    expect(await ranAt(id, day(2))).toMatchObject({ state: 'done', counts: { left: 1 }, notes });
  });

  it('that stop for other prices are held, their scheduler is told, and they go on by hand [PRG-034]', async () => {
    const { id } = await scheduled(1.05, day(1), { stopsForOtherPrices: true });
    const behind = await scheduled(1.02, day(2), { pricelists: ['pccs'], evenRecent: ['pccs'] });
    await typed({ pcu: 200 });
    expect(await beganAt(id, day(1))).toBeUndefined();
    expect(await readJob('price_update', id)).toMatchObject({ state: 'held' });
    expect(await prices()).toMatchObject({ pcu: 200, pccs: 100 });
    expect(await codes(id)).toEqual(['otherPrices']);
    expect(sent()).toMatchObject([{ Destination: { ToAddresses: ['giulia@example.com'] } }]);
    const { Subject, Body } = sent()[0]?.Content?.Simple ?? {};
    expect(Subject?.Data).toContain('Primavera');
    expect(Body?.Text?.Data).toContain('/aggiorna-listini');
    expect(Body?.Text?.Data).toMatch(
      /Prezzi cambiati dopo la conferma \(1\):\nCalce, Fascia, 5.kg, .+: 100,00.€ → 200,00.€\n/,
    );
    // It holds up no other.
    expect(await beganAt(id, day(2))).toBeUndefined();
    expect(await beganAt(behind.id, day(2))).toMatchObject({ state: 'running' });
    await ranAt(behind.id, day(2));
    await resumePriceUpdate.run({ id }, { ...context(), now: new Date(day(3)) });
    expect(await beganAt(id, day(3))).toMatchObject({ state: 'running' });
    await ranAt(id, day(3));
    expect(await prices()).toMatchObject({ pcu: 210, pccs: 102 });
    expect(sent()).toHaveLength(1);
  });

  it('that stop for other prices go on by themselves when prices are those that were confirmed [PRG-034]', async () => {
    await scheduled(1.05, day(1), { pricelists: ['pcu'] }).then(async ({ id }) => {
      const second = await scheduled(1.02, day(5), { evenRecent: ['pcu'], stopsForOtherPrices: true });
      await beganAt(id, day(1));
      await ranAt(id, day(1));
      expect(await beganAt(second.id, day(5))).toMatchObject({ state: 'running' });
      await ranAt(second.id, day(5));
    });
    expect(await prices()).toMatchObject({ pcu: 107.1, pccs: 102 });
    expect(sent()).toEqual([]);
  });

  it('that are held are previewed anew with the prices that are others than were confirmed [PRG-034]', async () => {
    const { id } = await scheduled(1.05, day(1), { stopsForOtherPrices: true });
    await typed({ pcu: 200 });
    await beganAt(id, day(1));
    const { otherPrices, otherPricesCount } = await previewed(1.05, null, { replaces: id });
    expect(otherPrices).toMatchObject([
      { product: { it: 'Calce' }, packaging: '5', confirmed: 100, now: 200, pricelist: expect.any(String) },
    ]);
    expect(otherPricesCount).toBe(1);
    // Nothing is said of lists that it changes no more.
    expect(await previewed(1.05, null, { replaces: id, pricelists: ['pccs'] })).toMatchObject({
      otherPrices: [],
    });
    expect(await previewed(1.05, null)).toMatchObject({ otherPrices: [] });
  });

  it('that are held may be cancelled [PRG-034]', async () => {
    const { id } = await scheduled(1.05, day(1), { stopsForOtherPrices: true });
    await typed({ pcu: 200 });
    await beganAt(id, day(1));
    expect(await cancelJob(await waiting(id), 'Marta', now)).toBe(true);
    await expect(resumePriceUpdate.run({ id }, context())).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });
});
