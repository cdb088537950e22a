import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { StoredPack } from '#shared/schemas/product.ts';
import { aPhase } from '#test/support/builders/phase.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { finishedJob, type JobAnswer } from '#test/support/jobs-api.ts';
import {
  type AnsweredList,
  allLists,
  created,
  destroy,
  listOf,
  productsOf,
  setProducts,
} from '#test/support/price-lists-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { readProduct, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { readPriceList } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { readPhase, writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
const { listJobs } = await import('#lambdas/store/job/job-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

type Wanted = { key?: string; name?: string; withProducts?: boolean; factor?: number | null };
type Copy = { pricelist: AnsweredList; job: Pick<JobAnswer, 'id' | 'state' | 'done' | 'total'> | null };

const duplicate = (id: string, { key = randomUUID(), ...wanted }: Wanted = {}) =>
  graphql<{ duplicatePriceList: Copy }>(
    'superUser',
    `mutation ($key: ID!, $id: ID!, $name: String!, $withProducts: Boolean!, $factor: Float) {
      duplicatePriceList(key: $key, id: $id, name: $name, withProducts: $withProducts, factor: $factor) {
        pricelist { id name countries isCatchAll order productCount revision updatedAt updatedBy } job { id state done total }
      }
    }`,
    { key, id, name: `Copia ${randomUUID()}`, withProducts: false, ...wanted },
  );
const duplicated = async (id: string, wanted?: Wanted) =>
  answered(await duplicate(id, wanted)).duplicatePriceList;

const before = '2026-01-01T00:00:00.000Z';
const pack = (id: string, prices: Record<string, number>): StoredPack => ({ id, packaging: '5', ...prices });

/** A list with archived products of its own, which no other test finds; each has packages priced so. */
async function aList(...prices: number[][]) {
  const { id } = await created({ countries: ['DE', 'AT'] });
  const products = prices.map((_, index) => `${id}-${index}`);
  for (const [index, product] of products.entries()) {
    const packs = (prices[index] ?? []).map((euro, place) => pack(`p${place}`, { [id]: euro, pccs: 3 }));
    const range = { name: 'Bianco', colors: [], prices: packs, updatedAt: before };
    const other = { name: 'Altri', colors: [], prices: [pack('x', { pccs: 4 })], updatedAt: before };
    await writeProduct(
      aProduct({ id: product, name: { it: product }, archived: true, priceranges: [range, other] }),
    );
  }
  answered(await setProducts(id, products, 1));
  return { id, products };
}

const pricesIn = async (product: string, list: string) =>
  (await readProduct(product))?.priceranges.flatMap(({ prices }) => prices.map((one) => one[list]));

describe('a copy of a price list', () => {
  it('is for the same countries, the last of all, and without products unless they are wanted [PLI-024, PLI-025, CDA-043]', async () => {
    const { id, products } = await aList([10]);
    const { pricelist, job } = await duplicated(id, { name: `  Fiera ${id} ` });
    expect(pricelist).toMatchObject({
      name: `Fiera ${id}`,
      countries: ['DE', 'AT'],
      isCatchAll: false,
      productCount: 0,
      revision: 1,
      updatedBy: 'Giulia Ferrero',
    });
    expect(job).toBeNull();
    expect((await allLists()).at(-1)).toEqual(pricelist);
    const catchAll = await created({ countries: null, isCatchAll: true });
    expect((await duplicated(catchAll.id)).pricelist).toMatchObject({ countries: null, isCatchAll: true });
    const whole = await duplicated(id, { withProducts: true });
    expect(whole).toMatchObject({ pricelist: { productCount: 1 }, job: null });
    expect((await productsOf(whole.pricelist.id)).pricelist.availableProducts).toEqual(products);
    expect(await pricesIn(products[0] ?? '', whole.pricelist.id)).toEqual([undefined, undefined]);
  });

  it('is not what suggestions mean: that stays the original [OPC-38]', async () => {
    const original = await readPriceList('pcu');
    const copy = await readPriceList((await duplicated('pcu')).pricelist.id);
    expect(copy).toMatchObject({ countries: original?.countries, isCatchAll: original?.isCatchAll });
    expect(copy).not.toHaveProperty('code');
  });

  it('has a name of its own [PLI-021, OPC-47]', async () => {
    const { name, id } = await created();
    expect(codeOf(await duplicate(id, { name: name.toUpperCase() }))).toBe('name-taken');
    expect(codeOf(await duplicate(id, { name: ' ' }))).toBe('invalid-input');
    expect(codeOf(await duplicate('none'))).toBe('not-found');
  });

  it('is made once, with one job, however often it is asked for with one key', async () => {
    const { id } = await aList([10]);
    const wanted = { key: randomUUID(), name: `Una ${id}`, withProducts: true, factor: 1.1 };
    const answers = await Promise.all([1, 2, 3].map(() => duplicated(id, wanted)));
    expect(new Set(answers.map((copy) => `${copy.pricelist.id} ${copy.job?.id}`)).size).toBe(1);
    expect(await duplicated(id, wanted)).toEqual(answers[0]);
    const jobs = (await listJobs('price_list_copy')).filter((job) =>
      job.id.endsWith(answers[0]?.pricelist.id ?? ''),
    );
    expect(jobs).toHaveLength(1);
    expect(codeOf(await duplicate(id, { ...wanted, factor: 1.2 }))).toBe('conflict');
  });

  it.each([0, -1, 0.001, 101, 1.0000001])('takes no factor of %d', async (factor) => {
    const answer = await duplicate('pcu', { withProducts: true, factor });
    expect(answer.errors?.[0]).toMatchObject({ errorType: 'invalid-input', errorInfo: { field: 'factor' } });
  });

  it('opens the phases that are open to the original, and no others, however often it is asked for', async () => {
    const [original, key] = [await created(), randomUUID()];
    const phaseOf = async (...availablePricelists: string[]) => {
      const phase = aPhase({ id: randomUUID(), availablePricelists, revision: 1 });
      await writePhase(phase);
      return phase.id;
    };
    const [open, other, everybody] = [
      await phaseOf('pcu', original.id),
      await phaseOf('pcu'),
      await phaseOf(),
    ];
    const name = `Copia ${key}`;
    const { pricelist } = await duplicated(original.id, { key, name });
    await duplicated(original.id, { key, name });
    expect(await readPhase(open)).toMatchObject({
      availablePricelists: ['pcu', original.id, pricelist.id],
      updatedBy: 'Giulia Ferrero',
      revision: 2,
    });
    expect((await readPhase(other))?.availablePricelists).toEqual(['pcu']);
    expect((await readPhase(everybody))?.availablePricelists).toEqual([]);
  });

  it('takes no factor without products: prices are theirs', async () => {
    const answer = await duplicate('pcu', { withProducts: false, factor: 1.05 });
    expect(answer.errors?.[0]).toMatchObject({ errorType: 'invalid-input', errorInfo: { field: 'factor' } });
  });
});

describe('the prices of a copy', () => {
  it('are those of the original times the factor, to the cent, for every package; only their ranges are of today [OPC-24, OPC-28]', async () => {
    const { id, products } = await aList([10, 9.9], [0.07], []);
    const start = new Date().toISOString();
    const { pricelist, job } = await duplicated(id, { withProducts: true, factor: 1.05 });
    const done = await finishedJob('price_list_copy', job?.id ?? '');
    expect(done).toMatchObject({ total: 3, done: 3, startedBy: 'Giulia Ferrero', notes: [] });
    expect(Object.fromEntries(done.counts.map(({ ended, count }) => [ended, count]))).toEqual({
      changed: 2,
      left: 1,
    });
    const [first = '', second = '', third = ''] = products;
    expect(await pricesIn(first, pricelist.id)).toEqual([10.5, 10.4, undefined]);
    expect(await pricesIn(second, pricelist.id)).toEqual([0.07, undefined]);
    expect(await pricesIn(first, id)).toEqual([10, 9.9, undefined]);
    const product = await readProduct(first);
    expect(product).toMatchObject({ revision: 2, updatedBy: 'Giulia Ferrero' });
    const [priced, other] = product?.priceranges ?? [];
    expect(priced?.updatedAt && priced.updatedAt >= start).toBe(true);
    expect(other?.updatedAt).toBe(before);
    expect(await readProduct(third)).toMatchObject({ revision: 1 });
    expect((await productsOf(pricelist.id)).products.find((one) => one.id === first)?.hasPrice).toBe(true);
  });

  it('that are there already stay; a product that is gone is told, and stops nothing', async () => {
    const { id, products } = await aList([10], [20], [30]);
    const { pricelist, job } = await duplicated(id, { withProducts: true, factor: 2 });
    const [first = '', second = '', third = ''] = products;
    const priced = await readProduct(first);
    const gone = await readProduct(second);
    if (!priced || !gone) throw new Error('They were just written.');
    const [range, ...others] = priced.priceranges;
    if (!range) throw new Error('It has a range.');
    const priceranges = [{ ...range, prices: [pack('p0', { [id]: 10, [pricelist.id]: 7 })] }, ...others];
    await writeProduct({ ...priced, priceranges, revision: 2 });
    await transact(removingProduct(gone));
    const done = await finishedJob('price_list_copy', job?.id ?? '');
    expect(done.notes).toEqual([{ subject: second, reason: 'not-found', about: null }]);
    expect(Object.fromEntries(done.counts.map(({ ended, count }) => [ended, count]))).toEqual({
      left: 1,
      skipped: 1,
      changed: 1,
    });
    expect(await pricesIn(first, pricelist.id)).toEqual([7, undefined]);
    expect(await readProduct(first)).toMatchObject({ revision: 2 });
    expect(await pricesIn(third, pricelist.id)).toEqual([60, undefined]);
  });

  it('come to products that others save at the same time, and nothing of theirs is lost', async () => {
    const { id, products } = await aList(...Array.from({ length: 12 }, () => [10]));
    const copies = await Promise.all([2, 3].map((factor) => duplicated(id, { withProducts: true, factor })));
    await Promise.all(copies.map(({ job }) => finishedJob('price_list_copy', job?.id ?? '')));
    for (const [index, { pricelist }] of copies.entries()) {
      const prices = await Promise.all(products.map((product) => pricesIn(product, pricelist.id)));
      expect(prices).toEqual(products.map(() => [index === 0 ? 20 : 30, undefined]));
    }
  });

  it('that nobody could save are left out, and the product is told', async () => {
    const { id, products } = await aList([600_000], [1]);
    const { pricelist, job } = await duplicated(id, { withProducts: true, factor: 2 });
    const done = await finishedJob('price_list_copy', job?.id ?? '');
    expect(done.notes).toEqual([{ subject: products[0], reason: 'too-large', about: null }]);
    expect(await pricesIn(products[1] ?? '', pricelist.id)).toEqual([2, undefined]);
  });

  it('come to no list that was deleted meanwhile', async () => {
    const { id, products } = await aList([10]);
    const { pricelist, job } = await duplicated(id, { withProducts: true, factor: 2 });
    answered(await destroy(pricelist.id));
    await finishedJob('price_list_copy', job?.id ?? '');
    expect(await pricesIn(products[0] ?? '', pricelist.id)).toEqual([undefined, undefined]);
    expect((await listOf(id)).productCount).toBe(1);
  });
});
