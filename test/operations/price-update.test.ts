import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StoredPriceRange } from '#shared/schemas/product.ts';
import { aRange, aTable } from '#test/support/builders/price-update.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aPriceRangeInput } from '#test/support/builders/product-input.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { forgetUses } from '#test/support/forget-uses.ts';
import { countsOf, finishedJob } from '#test/support/jobs-api.ts';
import {
  cancel,
  logOf,
  outdatedPriceUpdates,
  preview,
  previewed,
  priceUpdateLines,
  priceUpdatePreview,
  priceUpdates,
  priceUpdateUndo,
  resume,
  start,
  started,
  undo,
  undoneBy,
  updated,
} from '#test/support/price-update-api.ts';
import { createdProduct, editable } from '#test/support/products-api.ts';
import { answered, created, read } from '#test/support/quotations-api.ts';

const { readProduct, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { transact } = await import('#lambdas/runtime/table/transact.ts');

const long = '2026-01-01T00:00:00.000Z';
const old = { updatedAt: long };

/** A product that no other test finds, with a package in each of its ranges. */
async function aPriced(...ranges: StoredPriceRange[]): Promise<string> {
  const id = `prezzi-${randomUUID().slice(0, 8)}`;
  await writeProduct(aProduct({ id, name: { it: id }, archived: true, priceranges: ranges }));
  return id;
}

const pricesOf = async (id: string, list = 'pcu') =>
  (await readProduct(id))?.priceranges.flatMap(({ prices }) => prices.map((pack) => pack[list]));
const rangesOf = async (id: string) => (await readProduct(id))?.priceranges;

// Together they preview more often than a minute allows.
beforeEach(() => forgetUses('document', 'superUser'));

/** Somebody saves other prices of a range. */
async function change(id: string, range: number, changes: Partial<StoredPriceRange>) {
  const product = await readProduct(id);
  if (!product) throw new Error('It was made just now.');
  const priceranges = product.priceranges.map((one, index) =>
    index === range ? { ...one, ...changes } : one,
  );
  await writeProduct({ ...product, priceranges, revision: product.revision + 1 });
}

describe('a preview of new prices', () => {
  it('shows every price before and after, says what is left and why, and changes nothing [PUP-005, PUP-020]', async () => {
    const id = await aPriced(
      aRange({ pcu: '168,00' }, old),
      aRange({ pcu: 186 }, old),
      aRange({ pcu: 100 }, { updatedAt: new Date().toISOString() }),
      aRange({ pcu: 0 }, old),
      aRange({ pcu: 'da definire' }, old),
    );
    const before = await readProduct(id);
    const made = await previewed(
      aTable({ [id]: [1, 1.01, 1.05, 1.05, 1.05], nessuno: [1.01] }, { spento: 1.02 }),
    );
    const { lines, total } = await priceUpdateLines(made.id, { search: id });
    expect(total).toBe(5);
    expect(lines.map(({ factor, before, after, state }) => [factor, before, after, state])).toEqual([
      [1, 168, 168, 'unchanged'],
      [1.01, 186, 187.86, 'changed'],
      [1.05, 100, 100, 'skipped'],
      [1.05, null, null, 'zero'],
      [1.05, null, null, 'unreadable'],
    ]);
    expect((await priceUpdateLines(made.id, { search: id, onlyChanges: true })).lines).toEqual([lines[1]]);
    expect(made.summary).toMatchObject({ increase: 1, decrease: 0, prices: 1, averageVariation: 10_000 });
    const said = made.log.filter(({ subject }) => [id, 'nessuno', 'spento'].includes(subject ?? ''));
    expect(said.map(({ tone, code }) => `${tone} ${code}`)).toEqual([
      'warn unknownProduct',
      'warn unknownPriceList',
      'info productChanges',
      'warn productSkipped',
      'warn leftZero',
      'warn leftUnreadable',
    ]);
    expect([made.log[0]?.code, made.log.at(-1)?.code]).toEqual(['previewStarted', 'previewDone']);
    expect(await readProduct(id)).toEqual(before);
    expect(await priceUpdatePreview(made.id)).toMatchObject({
      id: made.id,
      table: made.table,
      summary: made.summary,
    });
  });

  it('counts by price list what it shows, in pages of 100 prices, or of fewer', async () => {
    const made = await previewed(aTable({}));
    const { prices } = made.priceLists.find(({ id }) => id === 'pcu') ?? {};
    const first = await priceUpdateLines(made.id);
    expect([first.total, first.lines.length]).toEqual([prices, Math.min(100, prices ?? 0)]);
    const third = await priceUpdateLines(made.id, { page: 2, pageSize: 25 });
    expect(third).toEqual({ lines: first.lines.slice(50, 75), total: prices });
    const rest = await priceUpdateLines(made.id, { page: 1 });
    expect(rest.lines).toHaveLength(Math.min(100, Math.max(0, first.total - 100)));
    expect(first.lines).not.toContainEqual(rest.lines[0] ?? null);
  });

  it('is for super users alone [PUP-001]', async () => {
    expect(codeOf(await preview(aTable({}), { who: 'painter' }))).toBe('forbidden');
    expect(codeOf(await preview(aTable({}), { who: null }))).toBe('UnauthorizedException');
  });

  it.each([
    ['table.byProduct.0.factors.0', aTable({ a: [2.1] })],
    ['table.byPricelist.0.factor', aTable({}, { pcu: 0.49 })],
    ['table.byProduct.0.factors.0', aTable({ a: [1.0000001] })],
  ])('refuses factors that are impossible: %s [PUP-012, OPW-52]', async (field, table) => {
    const { errors } = await preview(table);
    expect(errors?.[0]).toMatchObject({ errorType: 'invalid-input', errorInfo: { field } });
  });

  it('looks at the quotations of today and names products whose copied prices will be others; it never changes them [PUP-008, OPW-54]', async () => {
    const range = aPriceRangeInput({
      prices: [{ id: 'p1', packaging: '5', prices: [{ pricelist: 'pcu', price: 100 }] }],
    });
    const name = { it: `Prezzi ${randomUUID()}` };
    const { id } = await createdProduct({ name, priceranges: [range] }, { priceLists: ['pcu'] });
    await change(id, 0, { ...old, priceDates: null });
    const quotation = await created('painter', { selectedProducts: [{ sId: 'row', product: id }] });
    const other = await created('painter');
    const made = await previewed(aTable({ [id]: [1.05] }));
    const named = made.quotations.differing.filter((one) => [quotation.id, other.id].includes(one.id));
    expect(made.quotations.today).toBe(true);
    expect(named.map((one) => [one.id, one.products.map(({ it }) => it)])).toEqual([
      [quotation.id, [name.it]],
    ]);
    const unchanged = await previewed(aTable({ [id]: [1] }));
    expect(unchanged.quotations.differing.map((one) => one.id)).not.toContain(quotation.id);
    await updated(made.id);
    expect(await pricesOf(id)).toEqual([105]);
    const after = answered(await read('painter', quotation.id)).quotation;
    expect([after.revision, after.selectedProducts]).toEqual([
      quotation.revision,
      quotation.selectedProducts,
    ]);
  });
});

describe('an update of prices', () => {
  it('gives products the prices that were previewed, once, with whose doing it was; prices become numbers, only changed ranges are dated [PUP-006, PUP-019, WDA-023, WDA-024, OPC-28]', async () => {
    const id = await aPriced(
      aRange(
        { pcu: '168,00', pccs: 150 },
        { ...old, name: 'Bianchi', colors: [{ code: 'B1', r: 1, g: 2, b: 3 }] },
      ),
      aRange({ pcu: 186 }, old),
    );
    const made = await previewed(aTable({ [id]: [1.02, 1] }));
    const job = await updated(made.id);
    expect(job).toMatchObject({ state: 'done', startedBy: 'Giulia Ferrero', total: 1 });
    expect(countsOf(job)).toEqual({ updated: 1, left: 0 });
    const after = await editable(id);
    expect(after).toMatchObject({ revision: 2, updatedBy: 'Giulia Ferrero' });
    const [first, second] = after.priceranges;
    expect(first).toMatchObject({
      name: 'Bianchi',
      colors: [{ code: 'B1', r: 1, g: 2, b: 3 }],
      prices: [{ id: 'p1', packaging: '5' }],
    });
    expect(await pricesOf(id)).toEqual([171.36, 186]);
    expect(await pricesOf(id, 'pccs')).toEqual([153, undefined]);
    expect([first?.updatedAt, second?.updatedAt]).toEqual([after.updatedAt, long]);
    const said = await logOf(job);
    expect(said.map(({ tone, code, subject, detail }) => [tone, code, subject, detail])).toEqual([
      ['info', 'updateStarted', null, null],
      ['success', 'productUpdated', id, '1'],
      ['success', 'updateDone', null, null],
    ]);
  });

  it('leaves the prices of quotations made before it; those made after it have the new ones [PRG-036]', async () => {
    const range = aPriceRangeInput({
      prices: [{ id: 'p1', packaging: '5', prices: [{ pricelist: 'pcu', price: 100 }] }],
    });
    const name = { it: `Prezzi ${randomUUID()}` };
    const { id } = await createdProduct({ name, priceranges: [range] }, { priceLists: ['pcu'] });
    const quoted = async () => {
      const quotation = await created('painter', { selectedProducts: [{ sId: 'row', product: id }] });
      return { ...quotation, price: quotation.selectedProducts[0]?.priceranges[0]?.prices[0]?.price };
    };
    const before = await quoted();
    await updated((await previewed(aTable({ [id]: [1.05] }), { evenRecent: ['pcu'] })).id);
    expect([before.price, (await quoted()).price]).toEqual([100, 105]);
    const after = answered(await read('painter', before.id)).quotation;
    expect(after.selectedProducts).toEqual(before.selectedProducts);
  });

  it('changes nothing a second time: what was changed is skipped for 30 days [PUP-007, OPW-53]', async () => {
    const id = await aPriced(aRange({ pcu: 10 }, old));
    const table = aTable({ [id]: [1.05] });
    const first = await previewed(table);
    await updated(first.id);
    expect(codeOf(await start(first.id))).toBe('preview-outdated');
    const again = await previewed(table);
    expect((await priceUpdateLines(again.id, { search: id })).lines).toMatchObject([
      { state: 'skipped', after: 10.5 },
    ]);
    expect(codeOf(await start(again.id))).toBe('nothing-to-update');
    expect(await pricesOf(id)).toEqual([10.5]);
  });

  it('does not begin when prices are no longer those of the preview, or nothing changes [OPW-53]', async () => {
    const id = await aPriced(aRange({ pcu: 10 }, old));
    const made = await previewed(aTable({ [id]: [1.05] }));
    await change(id, 0, { prices: [{ id: 'p1', packaging: '5', pcu: 11 }] });
    expect(codeOf(await start(made.id))).toBe('preview-outdated');
    expect(codeOf(await start('none'))).toBe('not-found');
    expect(codeOf(await start((await previewed(aTable({}))).id))).toBe('nothing-to-update');
    expect(await pricesOf(id)).toEqual([11]);
  });

  it('by factors outside 0.97 to 1.05 begins only when that is confirmed [PUP-012, OPW-52]', async () => {
    const id = await aPriced(aRange({ pcu: 10 }, old));
    const made = await previewed(aTable({ [id]: [1.2] }));
    expect(made.summary.unusual).toBe(1);
    expect(codeOf(await start(made.id))).toBe('unusual-factors');
    await updated(made.id, { confirmUnusual: true });
    expect(await pricesOf(id)).toEqual([12]);
  });

  it('leaves what somebody saved while it ran, and says so in red [OPW-53, OPW-57]', async () => {
    const [kept, gone] = [
      await aPriced(aRange({ pcu: 10 }, old), aRange({ pcu: 20 }, old)),
      await aPriced(aRange({ pcu: 10 }, old)),
    ];
    const made = await previewed(aTable({ [kept]: [1.05, 1.05], [gone]: [1.05] }));
    const { id: job } = await started(made.id);
    await change(kept, 0, {
      name: 'Altri',
      prices: [{ id: 'p1', packaging: '5', pcu: 12 }],
      updatedAt: new Date().toISOString(),
    });
    await transact(removingProduct({ id: gone, revision: 1 }));
    const ended = await finishedJob('price_update', job);
    expect(countsOf(ended)).toEqual({ updated: 1, left: 2 });
    expect(await pricesOf(kept)).toEqual([12, 21]);
    const said = (await logOf(ended)).filter(({ tone }) => tone === 'error');
    expect(said.map(({ code, subject, detail }) => [code, subject, detail]).toSorted()).toEqual(
      [
        ['changedSince', kept, 'Altri'],
        ['productGone', gone, null],
      ].toSorted(),
    );
    expect(ended).toMatchObject({
      notes: expect.arrayContaining([
        expect.objectContaining({ subject: `${kept}: Altri`, reason: 'changedSince' }),
        expect.objectContaining({ subject: gone, reason: 'productGone' }),
      ]),
    });
  });

  it('is one at a time: another is told that one runs [OPW-53]', async () => {
    const id = await aPriced(aRange({ pcu: 10 }, old));
    const made = await previewed(aTable({ [id]: [1.05] }));
    const answers = await Promise.all([start(made.id), start(made.id), start(made.id)]);
    expect(answers.map(codeOf).toSorted()).toEqual(['already-running', 'already-running', undefined]);
    const [job] = answers.flatMap(({ data }) => data?.startPriceUpdate ?? []);
    expect(codeOf(await start(made.id))).toBe('already-running');
    expect(countsOf(await finishedJob('price_update', job?.id ?? ''))).toEqual({ updated: 1, left: 0 });
  });

  it('is in the history of the product, with its actor', async () => {
    const id = await aPriced(aRange({ pcu: 10 }, old));
    await updated((await previewed(aTable({ [id]: [1.05] }))).id);
    const changes = async () =>
      answered(
        await graphql<{ catalogueChanges: { revision: number; by: string }[] }>(
          'superUser',
          `query ($id: ID!) { catalogueChanges(entity: PRODUCT, id: $id) { revision by } }`,
          { id },
        ),
      ).catalogueChanges;
    await expect.poll(changes, { timeout: 10_000 }).toContainEqual({ revision: 2, by: 'Giulia Ferrero' });
  });
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe('the thirty days', () => {
  it('are counted by list; a tick overrides them, and the log names whose it was [PRG-028, PRG-029, PRG-030]', async () => {
    const id = await aPriced(aRange({ pcu: 100, pccs: 100 }, old));
    const only = (pricelists: string[]) => ({ pricelists });
    await updated((await previewed(aTable({ [id]: [1.02] }), only(['pcu']))).id);
    expect([await pricesOf(id), await pricesOf(id, 'pccs')]).toEqual([[102], [100]]);
    await updated((await previewed(aTable({ [id]: [1.03] }))).id);
    expect([await pricesOf(id), await pricesOf(id, 'pccs')]).toEqual([[102], [103]]);
    const third = await previewed(aTable({ [id]: [1.01] }));
    const [range] = (await rangesOf(id)) ?? [];
    expect(third.priceLists.find((list) => list.id === 'pcu')).toMatchObject({ changes: 0, recent: 1 });
    expect(third.priceLists.find((list) => list.id === 'pccs')).toMatchObject({
      recentAt: range?.priceDates?.pccs,
    });
    expect(codeOf(await start(third.id))).toBe('nothing-to-update');
    const again = await previewed(aTable({ [id]: [1.01] }), { evenRecent: ['pcu'] });
    expect(again).toMatchObject({ evenRecent: ['pcu'] });
    const job = await updated(again.id);
    expect([await pricesOf(id), await pricesOf(id, 'pccs')]).toEqual([[103.02], [103]]);
    const said = (await logOf(job)).filter(({ code }) => code === 'evenRecent');
    expect(said).toMatchObject([{ subject: expect.any(String), detail: 'Giulia Ferrero' }]);
  });

  it('of a price that was typed by hand, or came with a product, hinder no other list [PRG-029]', async () => {
    const price = (pricelist: string, euro: number) => ({ pricelist, price: euro });
    const range = aPriceRangeInput({
      prices: [{ id: 'p1', packaging: '5', prices: [price('pcu', 100), price('pccs', 100)] }],
    });
    const { id } = await createdProduct({ name: { it: `Date ${randomUUID()}` }, priceranges: [range] });
    const [made] = (await rangesOf(id)) ?? [];
    expect(made?.priceDates).toEqual({ pcu: made?.updatedAt, pccs: made?.updatedAt });
  });
});

describe('an update with a day of its own', () => {
  it('waits for it beside others, which are told in the order in which they run, and can be cancelled [PRG-031, PRG-032]', async () => {
    const id = await aPriced(aRange({ pcu: 10 }, old));
    const scheduled = async (startsAt: string, name?: string) => {
      const made = await previewed(aTable({ [id]: [1.05] }), { startsAt, pricelists: ['pcu'] });
      return { made, job: await started(made.id, { ...(name && { name }) }) };
    };
    const later = await scheduled(inDays(8), 'Listino di primavera');
    const sooner = await scheduled(inDays(7));
    expect(later.job).toMatchObject({
      state: 'waiting',
      name: 'Listino di primavera',
      startsAt: later.made.startsAt,
    });
    const ours = [sooner.job.id, later.job.id];
    const listed = async () => (await priceUpdates()).filter(({ job }) => ours.includes(job.id));
    expect(await listed()).toMatchObject([
      { job: { id: ours[0], state: 'waiting' }, preview: sooner.made.id, canUndo: false },
      { job: { id: ours[1], state: 'waiting' }, preview: later.made.id, pricelists: [expect.any(String)] },
    ]);
    // The one that came before it is not in its preview.
    const outdated = await outdatedPriceUpdates();
    expect(outdated.filter((id) => ours.includes(id))).toEqual([ours[1]]);
    expect((await priceUpdatePreview(later.made.id)).table).toEqual(later.made.table);
    expect(codeOf(await start(later.made.id))).toBe('preview-outdated');
    expect(codeOf(await undo(sooner.job.id))).toBe('failed-precondition');
    expect(codeOf(await resume(sooner.job.id))).toBe('failed-precondition');
    // Others are made meanwhile.
    const other = await aPriced(aRange({ pcu: 10 }, old));
    const atOnce = await previewed(aTable({ [other]: [1.05] }));
    const made = await updated(atOnce.id);
    expect(await pricesOf(other)).toEqual([10.5]);
    const names = atOnce.priceLists.flatMap((list) => (list.id === 'pcu' ? [list.name] : []));
    expect((await priceUpdates()).find(({ job }) => job.id === made.id)?.pricelists).toEqual(names);
    for (const job of ours)
      expect(answered(await cancel(job)).cancelJob).toMatchObject({
        ...{ state: 'cancelled', cancelledBy: sooner.job.startedBy },
      });
    expect(codeOf(await cancel(ours[0] ?? ''))).toBe('failed-precondition');
    expect(await pricesOf(id)).toEqual([10]);
  });

  it('names the lists of which it changes prices alone, also where it may change all [PRG-031]', async () => {
    const id = await aPriced(aRange({ pcu: 10, pccs: 10 }, old));
    const made = await previewed(aTable({}, { pccs: 1.03 }), { startsAt: inDays(6) });
    const names = made.priceLists.flatMap((list) => (list.id === 'pccs' ? [list.name] : []));
    expect((await priceUpdateLines(made.id, { pricelist: 'pccs', search: id })).lines).toMatchObject([
      { after: 10.3 },
    ]);
    const { id: job } = await started(made.id);
    const run = (await priceUpdates()).find((one) => one.job.id === job);
    expect(run?.pricelists).toEqual(names);
    expect([run?.averageVariation, run?.job.total]).toEqual([
      made.summary.averageVariation,
      made.summary.changedProducts,
    ]);
    await cancel(job);
  });

  it('takes the place of one that waits, when it is changed [PRG-031]', async () => {
    const id = await aPriced(aRange({ pcu: 10 }, old));
    const first = await started((await previewed(aTable({ [id]: [1.05] }), { startsAt: inDays(9) })).id);
    await change(id, 0, aRange({ pcu: 20 }, old));
    const changed = await previewed(aTable({ [id]: [1.04] }), { startsAt: inDays(10), replaces: first.id });
    expect(changed.otherPrices).toMatchObject([{ product: { it: id }, confirmed: 10, now: 20 }]);
    expect(changed.otherPricesCount).toBe(1);
    const second = await started(changed.id);
    const states = (await priceUpdates()).flatMap(({ job }) =>
      [first.id, second.id].includes(job.id) ? [[job.id, job.state, job.cancelledBy, job.replaces]] : [],
    );
    expect(states).toEqual([
      [second.id, 'waiting', null, [first.id]],
      [first.id, 'cancelled', second.startedBy, null],
    ]);
    const late = await previewed(aTable({ [id]: [1.03] }), {
      ...{ startsAt: inDays(10), replaces: second.id, evenRecent: ['pcu'] },
    });
    await cancel(second.id);
    expect(codeOf(await start(late.id))).toBe('failed-precondition');
  });

  it('is one of twenty at most, also when several come at the same moment [PRG-031]', async () => {
    const id = await aPriced(aRange({ pcu: 10 }, old));
    const made = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        previewed(aTable({ [id]: [1.05] }), { startsAt: inDays(20 + index), pricelists: ['pcu'] }),
      ),
    );
    const codes = [];
    for (const { id: of } of made.slice(0, 18)) codes.push(codeOf(await start(of)));
    const last = await Promise.all(made.slice(18).map(({ id: of }) => start(of)));
    expect(codes).toEqual(Array.from({ length: 18 }, () => undefined));
    expect(last.map(codeOf).toSorted()).toEqual([
      'too-many-updates',
      'too-many-updates',
      undefined,
      undefined,
    ]);
    for (const { job } of await priceUpdates()) if (job.state === 'waiting') await cancel(job.id);
  });

  it.each([
    ['that is over', () => '2020-01-01T00:00:00.000Z'],
    ['too far away', () => inDays(366)],
    ['that nobody can read', () => 'domani'],
  ])('has none %s', async (_, startsAt) => {
    const answer = await preview(aTable({}), { startsAt: startsAt() });
    expect(answer.errors?.[0]).toMatchObject({
      errorType: 'invalid-input',
      errorInfo: { field: 'startsAt' },
    });
  });
});

describe('undoing an update', () => {
  it('puts back prices and dates as they were stored, and can be done once', async () => {
    const id = await aPriced(
      aRange({ pcu: '10,00', pccs: 8 }, old),
      aRange({ pcu: 20 }),
      aRange({ pcu: 30 }, old),
    );
    const before = await rangesOf(id);
    const job = await updated((await previewed(aTable({ [id]: [1.05, 1.05, 1] }))).id);
    expect((await priceUpdates())[0]).toMatchObject({ job: { id: job.id }, undo: null, canUndo: true });
    expect(await priceUpdateUndo(job.id)).toEqual({ back: 2, left: [], leftCount: 0 });
    const back = await undoneBy(job.id);
    expect(countsOf(back)).toEqual({ updated: 2, left: 0 });
    const after = await readProduct(id);
    expect(
      after?.priceranges.map(({ priceDates, ...range }) => ({
        ...range,
        updatedAt: range.updatedAt ?? undefined,
      })),
    ).toEqual(before);
    expect(after?.priceranges.map(({ priceDates }) => priceDates)).toEqual([
      { pcu: long, pccs: long },
      { pcu: null },
      undefined,
    ]);
    expect(after).toMatchObject({ revision: 3, updatedBy: 'Giulia Ferrero' });
    expect((await logOf(back)).map(({ code }) => code)).toEqual([
      'undoStarted',
      'productRestored',
      'undoDone',
    ]);
    expect((await priceUpdates())[0]).toMatchObject({
      job: { id: job.id },
      undo: { id: back.id },
      canUndo: false,
    });
    expect(codeOf(await undo(job.id))).toBe('failed-precondition');
    expect(codeOf(await undo('none'))).toBe('not-found');
  });

  it('leaves what changed since, and lists it', async () => {
    const id = await aPriced(aRange({ pcu: 10 }, { ...old, name: 'Bianchi' }), aRange({ pcu: 20 }, old));
    const job = await updated((await previewed(aTable({ [id]: [1.05, 1.05] }))).id);
    await change(id, 0, {
      prices: [{ id: 'p1', packaging: '5', pcu: 10.6 }],
      updatedAt: '2099-01-01T00:00:00.000Z',
    });
    expect(await priceUpdateUndo(job.id)).toEqual({ back: 1, left: [`${id}: Bianchi`], leftCount: 1 });
    const back = await undoneBy(job.id);
    expect(countsOf(back)).toEqual({ updated: 1, left: 1 });
    expect(await pricesOf(id)).toEqual([10.6, 20]);
    const [said] = (await logOf(back)).filter(({ tone }) => tone === 'error');
    expect(said).toMatchObject({ code: 'changedSince', subject: id, detail: 'Bianchi' });
  });
});
