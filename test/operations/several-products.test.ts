import { describe, expect, it } from 'vitest';
import { mostProductsAtOnce } from '#shared/schemas/product-changes.ts';
import { aChoice, aPhase } from '#test/support/builders/phase.ts';
import { codeOf, graphql, type Who } from '#test/support/cloud.ts';
import { created as createdList, productsOf as productsOfList } from '#test/support/price-lists-api.ts';
import { aKey, createdProduct, deleteProduct, editable, savedProduct } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { writePhase } = await import('#lambdas/store/catalogue/phase-store.ts');
const { priceLists } = await import('#lambdas/store/catalogue/price-list-store.ts');
const { readProduct, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');

type Back = { archived: boolean | null; join: string[]; leave: string[] };
type Changed = { id: string; ended: string; revision: number | null; back: Back | null };

const change = (products: object[], key = aKey(), who: Who | null = 'superUser') =>
  graphql<{ changeProducts: Changed[] }>(
    who,
    `mutation ($key: ID!, $products: [ProductChangeInput!]!) {
      changeProducts(key: $key, products: $products) { id ended revision back { archived join leave } }
    }`,
    { key, products },
  );
const changed = async (products: object[], key?: string) =>
  answered(await change(products, key)).changeProducts;

type Members = { id: string; joined: string[]; left: string[] };
const changeList = (list: object, key = aKey(), who: Who | null = 'superUser') =>
  graphql<{ changePriceListProducts: Members }>(
    who,
    `mutation ($key: ID!, $id: ID!, $join: [ID!]!, $leave: [ID!]!) {
      changePriceListProducts(key: $key, id: $id, join: $join, leave: $leave) { id joined left }
    }`,
    { key, join: [], leave: [], ...list },
  );
const changedList = async (list: object, key?: string) =>
  answered(await changeList(list, key)).changePriceListProducts;

const undoOf = (outcomes: readonly Changed[]) =>
  outcomes.flatMap(({ id, revision, back }) => (back ? [{ id, revision, ...back }] : []));

const nothing = { archived: null, join: [], leave: [] };

const stored = async (id: string) => {
  const product = await readProduct(id);
  if (!product) throw new Error(`${id} is not there.`);
  return product;
};
const bytesOf = async (id: string) => Buffer.byteLength(JSON.stringify(await stored(id)));

/** Gives a product of the first revision this many letters more. */
async function grown(id: string, letters: number): Promise<void> {
  const product = await stored(id);
  await writeProduct({ ...product, rev: 'x'.repeat(letters - 9), revision: 2 });
}

describe('several products that are changed together', () => {
  it('are archived, each with what became of it', async () => {
    const [one, two, gone] = await Promise.all([createdProduct(), createdProduct(), createdProduct()]);
    await changed([{ id: two.id, archived: true }]);
    answered(await deleteProduct('superUser', gone.id));
    const outcomes = await changed([one, two, gone].map(({ id }) => ({ id, archived: true })));
    expect(outcomes).toEqual([
      { id: one.id, ended: 'CHANGED', revision: 2, back: { ...nothing, archived: false } },
      { id: two.id, ended: 'SAME', revision: null, back: null },
      { id: gone.id, ended: 'GONE', revision: null, back: null },
    ]);
    expect(await editable(one.id)).toMatchObject({
      archived: true,
      revision: 2,
      updatedBy: 'Giulia Ferrero',
    });
    expect((await editable(two.id)).revision).toBe(2);
  });

  it('are put into phases and taken out of others; a phase that is gone falls away', async () => {
    const [one, two] = await Promise.all([
      createdProduct({ phases: ['pulizia'] }),
      createdProduct({ phases: ['rasatura'] }),
    ]);
    const wanted = { join: ['rasatura', 'no-such-phase'], leave: ['pulizia'] };
    const outcomes = await changed([one, two].map(({ id }) => ({ id, ...wanted })));
    expect(outcomes.map(({ ended, back }) => [ended, back])).toEqual([
      ['CHANGED', { archived: null, join: ['pulizia'], leave: ['rasatura'] }],
      ['SAME', null],
    ]);
    expect((await editable(one.id)).phases).toEqual(['rasatura']);
  });

  it('are put back, those that nobody changed since', async () => {
    const [one, two] = await Promise.all([createdProduct(), createdProduct()]);
    const outcomes = await changed([one, two].map(({ id }) => ({ id, archived: true, join: ['rasatura'] })));
    const since = await savedProduct({ id: two.id, revision: 2 }, { phases: ['rasatura'] });
    const undone = await changed(undoOf(outcomes));
    expect(undone.map(({ ended }) => ended)).toEqual(['CHANGED', 'CHANGED_SINCE']);
    expect(await editable(one.id)).toMatchObject({ archived: false, phases: one.phases });
    expect(await editable(two.id)).toMatchObject({ archived: true, revision: since.revision });
  });

  it('change once for one key, and a retry tells what the first call did', async () => {
    const { id } = await createdProduct();
    const key = aKey();
    const calls = [1, 2, 3].map(() => changed([{ id, archived: true }], key));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toMatchObject({ ended: 'CHANGED', revision: 2 });
    expect((await editable(id)).revision).toBe(2);
    expect(codeOf(await change([{ id, archived: false }], key))).toBe('conflict');
  });

  it('lose no change that others make at the same moment', async () => {
    const { id } = await createdProduct();
    const phases = ['pulizia', 'rasatura'];
    await Promise.all([
      changed([{ id, join: ['pulizia'] }]),
      changed([{ id, join: ['rasatura'] }]),
      changed([{ id, archived: true }]),
    ]);
    const after = await editable(id);
    expect(after.archived).toBe(true);
    expect(after.phases).toEqual(expect.arrayContaining(phases));
  });

  it('are left where one has no room for the change', async () => {
    const { id } = await createdProduct();
    const letters = 380_000 - (await bytesOf(id)) - 2;
    await grown(id, letters);
    const outcomes = await changed([{ id, join: ['pulizia', 'rasatura'] }]);
    expect(outcomes).toEqual([{ id, ended: 'TOO_LARGE', revision: null, back: null }]);
    expect((await editable(id)).phases).toEqual([]);
  });

  it('are left for a call of their own where one has no room for all', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const { id } = await createdProduct();
        await grown(id, 370_000);
        return id;
      }),
    );
    const wanted = ids.map((id) => ({ id, archived: true }));
    const outcomes = await changed(wanted);
    const later = outcomes.filter(({ ended }) => ended === 'LATER').map(({ id }) => id);
    expect([later, outcomes.length]).toEqual([ids.slice(9), 10]);
    const rest = await changed(wanted.filter(({ id }) => later.includes(id)));
    expect(rest.map(({ ended }) => ended)).toEqual(['CHANGED']);
  });

  it('are forty at most, each once', async () => {
    const ids = Array.from({ length: mostProductsAtOnce + 1 }, (_, index) => `none-${index}`);
    const codeFor = async (wanted: string[]) =>
      codeOf(await change(wanted.map((id) => ({ id, archived: true }))));
    expect(await codeFor(ids)).toBe('invalid-input');
    expect(await codeFor(['none-1', 'none-1'])).toBe('invalid-input');
    expect(await codeFor([])).toBe('invalid-input');
    expect(await codeFor(ids.slice(1))).toBeUndefined();
  });

  it.each(['painter', 'superUserOfNoCountry', null] as const)(
    'are not changed by %s [OPC-09]',
    async (who) => {
      const { id } = await createdProduct();
      const refused = [
        await change([{ id, archived: true }], aKey(), who),
        await changeList({ id: 'pcu', join: [id] }, aKey(), who),
        await graphql(who, 'query ($ids: [ID!]!) { usedProducts(ids: $ids) { offered } }', { ids: [id] }),
      ].map(codeOf);
      expect(new Set(refused)).toEqual(new Set([who ? 'forbidden' : 'UnauthorizedException']));
      expect((await editable(id)).revision).toBe(1);
    },
  );
});

describe('products of a price list', () => {
  it('join and leave it together; the answer tells which ones really did', async () => {
    const [one, two, three] = await Promise.all([createdProduct(), createdProduct(), createdProduct()]);
    const list = await createdList();
    expect(await changedList({ id: list.id, join: [one.id, two.id, 'no-such'] })).toEqual({
      id: list.id,
      joined: [one.id, two.id],
      left: [],
    });
    const next = await changedList({ id: list.id, join: [two.id, three.id], leave: [one.id, 'no-such'] });
    expect(next).toEqual({ id: list.id, joined: [three.id], left: [one.id] });
    const { pricelist } = await productsOfList(list.id);
    expect(pricelist).toMatchObject({ availableProducts: [two.id, three.id], revision: 3 });
  });

  it('are put back as they were by the answer', async () => {
    const [one, two] = await Promise.all([createdProduct(), createdProduct()]);
    const list = await createdList();
    await changedList({ id: list.id, join: [one.id] });
    const { joined, left } = await changedList({ id: list.id, join: [two.id, one.id] });
    await changedList({ id: list.id, join: left, leave: joined });
    expect((await productsOfList(list.id)).pricelist.availableProducts).toEqual([one.id]);
  });

  it('stay as they are where nothing changes: the list has no other revision', async () => {
    const list = await createdList();
    expect(await changedList({ id: list.id, leave: ['no-such'] })).toMatchObject({ joined: [], left: [] });
    expect((await priceLists.existing(list.id)).revision).toBe(1);
    expect(codeOf(await changeList({ id: 'no-such-list' }))).toBe('not-found');
  });

  it('change once for one key, and lose no change that others make at the same moment', async () => {
    const several = await Promise.all([1, 2, 3, 4].map(() => createdProduct()));
    const list = await createdList();
    const key = aKey();
    const [first] = several;
    const join = [first?.id];
    const answers = await Promise.all([
      changedList({ id: list.id, join }, key),
      changedList({ id: list.id, join }, key),
      ...several.slice(1).map(({ id }) => changedList({ id: list.id, join: [id] })),
    ]);
    expect(answers.slice(0, 2).map(({ joined }) => joined)).toEqual([join, join]);
    const { availableProducts } = (await productsOfList(list.id)).pricelist;
    expect(availableProducts.toSorted()).toEqual(several.map(({ id }) => id).toSorted());
    expect(codeOf(await changeList({ id: list.id, leave: join }, key))).toBe('conflict');
  });
});

it('products are in use where choices hold them or others require them, before they are archived', async () => {
  const used = await createdProduct();
  const idle = await createdProduct();
  const both = await createdProduct({
    consumptionranges: [{ name: 'Uno', requiredProducts: [{ product: used.id }] }],
  });
  await writePhase(aPhase({ id: `fase-${used.id}`, choices: [aChoice({ products: [both.id] })] }));
  const usedOf = async (ids: string[]) =>
    answered(
      await graphql<{ usedProducts: { offered: string[]; required: string[] } }>(
        'superUser',
        'query ($ids: [ID!]!) { usedProducts(ids: $ids) { offered required } }',
        { ids },
      ),
    ).usedProducts;
  expect(await usedOf([used.id, idle.id])).toEqual({ offered: [], required: [used.id] });
  // One that goes with it needs it no more.
  expect(await usedOf([used.id, both.id])).toEqual({ offered: [both.id], required: [] });
});
