import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, describe, expect, it } from 'vitest';
import { priceVersion } from '#lambdas/store/quotation/price-version.ts';
import { saveInput } from '#shared/editing/changes.ts';
import { mostKept } from '#shared/editing/kept-revisions.ts';
import { restoreRevision } from '#shared/editing/restore-revision.ts';
import { priceQuotation } from '#shared/pricing/price-quotation.ts';
import type { Quotation } from '#shared/schemas/quotation.ts';
import { codeOf, type Who } from '#test/support/cloud.ts';
import { mostRowsOf } from '#test/support/most-rows.ts';
import { itemsOf } from '#test/support/quotation-items.ts';
import {
  answered,
  created,
  destroy,
  duplicate,
  listRevisions,
  read,
  readRevision,
  update,
  updated,
} from '#test/support/quotations-api.ts';
import { seededRandom } from '#test/support/seeded-random.ts';
import { randomlyEdited } from './randomly-edited.ts';

// Stores that a test calls itself reach the cloud only once its environment is set.
const { readProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { storeProduct } = await import('#test/support/store-again.ts');
const { client, table } = await import('#lambdas/runtime/table/table.ts');

const moneyOf = (quotation: Quotation) => {
  const { rows, ...totals } = priceQuotation(quotation);
  return { ...totals, rows: rows.map(({ row, requirers, ...figures }) => figures) };
};
const totalOf = (quotation: Quotation) => priceQuotation(quotation).total;
const history = async (who: Who, id: string) => answered(await listRevisions(who, id)).quotationRevisions;
const earlier = async (id: string, revision: number) =>
  answered(await readRevision('painter', id, revision)).quotationRevision;
const saved = async (who: Who, { id, revision }: Quotation, changes: object) =>
  updated(who, { id, revision, ...changes });
const restored = async (now: Quotation, then: Quotation) =>
  updated('painter', saveInput(now, restoreRevision(now, now, then)));

const inHeader = (id: string, path: string, value: unknown) =>
  client.send(
    new UpdateCommand({
      TableName: table,
      Key: { pk: `Q#${id}`, sk: 'HEAD' },
      UpdateExpression: `SET ${path} = :value`,
      ExpressionAttributeValues: { ':value': value },
    }),
  );

describe('the history of a quotation', () => {
  it('has one revision more for each save that changes money, with author and total', async () => {
    const first = await created('painter');
    const made = { revision: 1, savedAt: first.createdAt, savedBy: 'Andrea Conti', total: totalOf(first) };
    expect(await history('painter', first.id)).toEqual([made]);
    const renamed = await saved('painter', first, { name: 'Altro nome' });
    const second = await saved('superUser', renamed, { area: 180 });
    expect(await history('painter', first.id)).toEqual([
      { revision: 3, savedAt: second.updatedAt, savedBy: 'Giulia Ferrero', total: totalOf(second) },
      made,
    ]);
    expect(totalOf(second)).not.toBe(totalOf(first));
  });

  it('keeps the state before, with the name of today', async () => {
    const first = await created('painter');
    const second = await saved('painter', first, { area: 180, name: 'Altro nome' });
    expect(await earlier(first.id, 1)).toEqual({ ...first, name: 'Altro nome' });
    for (const revision of [second.revision, 99])
      expect(codeOf(await readRevision('painter', first.id, revision))).toBe('revision-gone');
  });

  it('holds no more than twenty earlier states', async () => {
    let quotation = await created('painter');
    for (let count = 1; count <= mostKept + 2; count += 1)
      quotation = await saved('painter', quotation, { area: 100 * (count + 1) });
    const revisions = (await history('painter', quotation.id)).map(({ revision }) => revision);
    expect(revisions).toEqual(Array.from({ length: mostKept + 1 }, (_, index) => mostKept + 3 - index));
    expect(codeOf(await readRevision('painter', quotation.id, 2))).toBe('revision-gone');
    expect((await earlier(quotation.id, 3)).area).toBe(300);
    const kept = (await itemsOf(quotation.id)).filter(({ sk }) => String(sk).startsWith('REV#'));
    expect(kept).toHaveLength(mostKept);
  });

  it('is kept with the most rows a quotation may have, all of them changed', async () => {
    const rows = mostRowsOf('adda-acrilsilossanica');
    const first = await created('painter', { selectedProducts: rows });
    const [made] = await history('painter', first.id);
    const numbers = Array.from({ length: mostKept + 1 }, (_, index) => mostKept + 1 - index);
    const full = numbers.map((revision) => ({ ...made, revision, pricelist: 'pcu' }));
    await inHeader(first.id, 'revisions', full);
    const second = await saved('painter', first, { area: 5000 });
    expect(await earlier(first.id, 1)).toEqual(first);
    expect((await history('painter', first.id))[0]?.total).toBe(totalOf(second));
    expect(moneyOf(await restored(second, await earlier(first.id, 1)))).toEqual(moneyOf(first));
  });

  it('leaves totals of another price list unsaid', async () => {
    const first = await created('painter');
    const second = await saved('painter', first, { area: 180 });
    await inHeader(first.id, 'revisions[0].pricelist', 'pccs');
    const totals = (await history('superUser', first.id)).map(({ total }) => total);
    expect(totals).toEqual([totalOf(second), null]);
  });

  it('does not come along with a copy, and goes with the quotation', async () => {
    const { id } = await saved('painter', await created('painter'), { area: 180 });
    const input = { key: `history-${id}`, id, prices: 'KEEP' };
    const copy = answered(await duplicate('painter', input)).duplicateQuotation;
    expect(await history('painter', copy.id)).toHaveLength(1);
    expect((await itemsOf(id)).map(({ sk }) => sk)).toContain('REV#00000001');
    answered(await destroy('painter', id));
    const { removeQuotationItems } = await import('#lambdas/store/quotation/quotation-store.ts');
    await removeQuotationItems(id);
    expect(await itemsOf(id)).toEqual([]);
  });

  it('is kept once when two save at the same moment', async () => {
    const { id, revision } = await created('painter');
    await Promise.all([180, 200, 220].map((area) => update('painter', { id, revision, area })));
    expect((await history('painter', id)).map((made) => made.revision)).toEqual([2, 1]);
  });
});

describe('restoring a revision', async () => {
  const today = await readProduct('piave-fissativo');
  if (!today) throw new Error('The demo catalogue has no primer.');
  afterAll(() => storeProduct(today));

  it('brings back a row that was removed and the prices of one that was updated', async () => {
    const first = await created('painter');
    await storeProduct({
      ...today,
      priceranges: today.priceranges.map((range) => ({
        ...range,
        prices: range.prices.map((pack) => ({ ...pack, pcu: 100 })),
      })),
    });
    const input = { key: `repriced-${first.id}`, id: first.id, prices: 'TODAY' };
    const [repriced] = answered(await duplicate('painter', input)).duplicateQuotation.selectedProducts;
    if (!repriced) throw new Error('A copy has the rows of its original.');
    const second = await saved('painter', first, {
      discount: 0.1,
      selectedProducts: [{ sId: 'primer', source: { prices: priceVersion(repriced) }, discount: 0.1 }],
    });
    expect(totalOf(second)).not.toBe(totalOf(first));
    const third = await restored(second, await earlier(first.id, 1));
    expect(moneyOf(third)).toEqual(moneyOf(first));
    expect(answered(await read('painter', first.id)).quotation).toEqual(third);
    expect((await history('painter', first.id)).map(({ revision }) => revision)).toEqual([3, 2, 1]);
  });

  it('gives exactly the rows and totals of then, whatever was edited since', async () => {
    for (const seed of [6, 7, 8]) {
      const random = seededRandom(seed);
      const versions = [await created('painter', { selectedProducts: manyProducts })];
      for (let step = 0; step < 4; step += 1) {
        const now = versions.at(-1) as Quotation;
        const draft = randomlyEdited(now, random);
        const next = await updated('painter', saveInput(now, draft));
        expect(moneyOf(next), `seed ${seed}, step ${step}`).toEqual(moneyOf(draft));
        versions.push(next);
      }
      const [now, ...before] = versions.toReversed() as [Quotation, ...Quotation[]];
      const [newest, ...kept] = (await history('painter', now.id)).map(({ revision }) => revision);
      // The last version before the money changed again: others may follow that only move rows or rename.
      const endOf = (index: number) => kept[index - 1] ?? newest ?? 0;
      for (const [index, revision] of kept.entries()) {
        const then = before.find((version) => version.revision < endOf(index)) as Quotation;
        const current = answered(await read('painter', now.id)).quotation;
        const again = await restored(current, await earlier(now.id, revision));
        expect(moneyOf(again), `seed ${seed}, revision ${revision}`).toEqual(moneyOf(then));
      }
    }
  });

  it('takes a revision that changed no money for the last one before it that did', async () => {
    const first = await created('painter');
    const renamed = await saved('painter', first, { name: 'Altro nome' });
    const kept = [{ sId: 'plaster' }];
    const without = await saved('superUser', renamed, { selectedProducts: kept });
    const back = [{ sId: 'primer', source: { revision: renamed.revision } }, ...kept];
    const again = await saved('painter', without, { selectedProducts: back });
    expect(moneyOf(again)).toEqual(moneyOf(first));
    expect((await earlier(first.id, renamed.revision)).revision).toBe(first.revision);
  });

  it('refuses a revision that is not kept, and a row that was not in it', async () => {
    const { id, revision } = await saved('painter', await created('painter'), { area: 180 });
    const from = (sId: string, source: number) =>
      update('painter', { id, revision, selectedProducts: [{ sId, source: { revision: source } }] });
    expect(codeOf(await from('primer', 7))).toBe('revision-gone');
    expect(codeOf(await from('primer', revision))).toBe('revision-gone');
    expect(codeOf(await from('paint', 1))).toBe('unknown-product');
  });
});

const manyProducts = [
  'piave-fissativo',
  'alpe-collante',
  'alpe-rete',
  'adda-acrilsilossanica',
  'alpe-tassello-155',
  'orba-additivo-antialga',
  'adda-silossanica',
].map((product) => ({ sId: product, product, consumptionRange: product === 'adda-silossanica' ? 1 : 0 }));
