import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { priceList } from '#shared/schemas/price-list.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { codeOf, graphql } from '#test/support/cloud.ts';
import { listen } from '#test/support/live.ts';
import {
  allLists,
  aNewList,
  create,
  created,
  listOf,
  productsOf,
  reorderPriceLists,
  setProducts,
  update,
} from '#test/support/price-lists-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const store = await import('#lambdas/store/catalogue/price-list-store.ts');
const orders = await import('#lambdas/store/catalogue/order-store.ts');
const { writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');

describe('making a price list', () => {
  it('adds one without products, whose order is the moment it was made, so that it is the last [PLI-025, PLI-030, CDA-062, OPC-02, OPC-04]', async () => {
    const before = Date.now();
    const made = await created({ name: `Nuovo ${randomUUID()}`, countries: ['DE', 'AT'] });
    expect(made).toMatchObject({
      countries: ['DE', 'AT'],
      isCatchAll: false,
      productCount: 0,
      revision: 1,
      updatedBy: 'Giulia Ferrero',
    });
    expect(made.order).toBeGreaterThanOrEqual(before);
    expect(made.order).toBeLessThanOrEqual(Date.now());
    expect((await allLists()).at(-1)).toEqual(made);
  });

  it('stores a catch-all list without countries [PLI-024, CDA-043]', async () => {
    const made = await created({ countries: ['DE'], isCatchAll: true });
    expect(made).toMatchObject({ countries: null, isCatchAll: true });
    expect(await store.readPriceList(made.id)).toMatchObject({ countries: null, isCatchAll: true });
  });

  it('may be for no country at all [OPC-47]', async () => {
    expect(await created({ countries: [] })).toMatchObject({ countries: [], isCatchAll: false });
  });

  it('is done once, however often it is asked with one key', async () => {
    const [list, key] = [aNewList(), randomUUID()];
    const [first, second] = [await create(list, key), await create(list, key)];
    expect(answered(second).createPriceList).toEqual(answered(first).createPriceList);
    const twoAtOnce = aNewList();
    const again = randomUUID();
    const both = await Promise.all([create(twoAtOnce, again), create(twoAtOnce, again)]);
    expect(new Set(both.map((answer) => answered(answer).createPriceList.id)).size).toBe(1);
    expect(codeOf(await create(aNewList(), key))).toBe('conflict');
  });

  it('refuses a name that another has, upper or lower case [OPC-47]', async () => {
    const { name } = await created();
    expect(codeOf(await create(aNewList({ name: ` ${name.toUpperCase()} ` })))).toBe('name-taken');
    expect(codeOf(await create(aNewList({ name: 'pcu' })))).toBe('name-taken');
  });

  it('needs a name [PLI-021]', async () => {
    const answer = await create(aNewList({ name: '  ' }));
    expect(answer.errors?.[0]).toMatchObject({
      errorType: 'invalid-input',
      errorInfo: { field: 'pricelist.name' },
    });
  });
});

describe('editing a price list', () => {
  it('takes id, name, countries and catch-all, and keeps its products and its code [PLI-031, PLI-020]', async () => {
    const made = await created();
    const members = answered(await setProducts(made.id, ['piave-fissativo'], 1)).setPriceListProducts;
    const edited = { id: made.id, name: `${made.name} bis`, countries: ['IT', 'SM'], isCatchAll: false };
    const saved = answered(await update(edited, members.revision)).updatePriceList;
    expect(saved).toMatchObject({ ...edited, revision: 3, productCount: 1 });
    expect(await listOf(made.id)).toEqual(saved);
    expect(codeOf(await update({ ...edited, order: 1 }, 3))).toBeUndefined();
  });

  it('is refused when somebody saved meanwhile, and says who and when', async () => {
    const made = await created();
    const { id } = made;
    await update({ id, name: made.name, countries: ['CH'], isCatchAll: false }, 1);
    const late = await update({ id, name: made.name, countries: ['LI'], isCatchAll: false }, 1);
    expect(late.errors?.[0]).toMatchObject({
      errorType: 'conflict',
      errorInfo: { by: 'Giulia Ferrero', at: (await listOf(id)).updatedAt },
    });
    expect((await listOf(id)).countries).toEqual(['CH']);
  });

  it('refuses the name of another one, gives the old name free, and may change its case [OPC-47]', async () => {
    const [first, second] = [await created(), await created()];
    const rename = (name: string, revision: number) =>
      update({ id: second.id, name, countries: null, isCatchAll: true }, revision);
    expect(codeOf(await rename(first.name.toUpperCase(), 1))).toBe('name-taken');
    expect(codeOf(await rename(second.name.toUpperCase(), 1))).toBeUndefined();
    expect(codeOf(await rename(`${second.name} 2`, 2))).toBeUndefined();
    expect((await created({ name: second.name })).name).toBe(second.name);
  });
});

describe('the order of price lists', () => {
  it('is stored as index positions; lists that are not named follow as they were, unknown ones are ignored [PLI-026, PLI-033, CDA-062, OPC-04]', async () => {
    const [first, second] = [await created(), await created()];
    const before = (await allLists()).map(({ id }) => id);
    const order = await reorderPriceLists([second.id, 'unknown', first.id]);
    const others = before.filter((id) => id !== first.id && id !== second.id);
    expect(order).toEqual([second.id, first.id, ...others]);
    const after = await allLists();
    expect(after.map(({ id, order: place }) => [id, place])).toEqual(order.map((id, index) => [id, index]));
    expect((await created()).order).toBeGreaterThan(1e12);
    await reorderPriceLists(before);
  });

  it('puts lists without a place after the others, by their order, name and id [OPC-04]', async () => {
    const before = await orders.readOrder('pricelist');
    const [late, early] = [await created(), await created()];
    const of = (entry: { id: string; name: string }, order: number) =>
      priceList.parse({ ...entry, order, revision: 2 });
    await store.writePriceList(of(late, 9e12), []);
    await store.writePriceList(of(early, 8e12), []);
    await orders.writeOrder('pricelist', before);
    const ids = (await allLists()).map(({ id }) => id);
    expect(ids.slice(-2)).toEqual([early.id, late.id]);
    expect(ids.slice(0, before.length)).toEqual(before);
  });
});

describe('the products of a price list', () => {
  it('are set by its id and theirs; each counts once, and what is no product falls away [PLI-027, CDA-043]', async () => {
    const { id } = await created();
    const wanted = ['piave-fissativo', 'adda-calce', 'adda-calce', 'gone'];
    const saved = answered(await setProducts(id, wanted, 1)).setPriceListProducts;
    expect(saved.revision).toBe(2);
    expect(saved.availableProducts.toSorted()).toEqual(['adda-calce', 'piave-fissativo']);
    expect((await productsOf(id)).pricelist).toEqual(saved);
    expect((await listOf(id)).productCount).toBe(2);
    expect((await store.readAvailableProducts(id)).toSorted()).toEqual(['adda-calce', 'piave-fissativo']);
    expect(codeOf(await setProducts(id, [], 1))).toBe('conflict');
    expect(answered(await setProducts(id, [], 2)).setPriceListProducts.availableProducts).toEqual([]);
  });

  it('are chosen among all, archived ones too; of each is said whether the list prices it [OPC-01, PLI-028]', async () => {
    const { id } = await created();
    const pack = { id: 'p1', packaging: '25' };
    const priced = (name: string, price: number | undefined) =>
      writeProduct(
        aProduct({
          id: `${id}-${name}`,
          archived: true,
          priceranges: [
            {
              name: '',
              colors: [],
              prices: [{ ...pack, pcu: 7, ...(price !== undefined && { [id]: price }) }],
            },
          ],
        }),
      );
    await Promise.all([priced('dear', 12.5), priced('free', 0), priced('other', undefined)]);
    const { products } = await productsOf(id);
    const found = (name: string) => products.find((product) => product.id === `${id}-${name}`);
    expect([found('dear')?.hasPrice, found('free')?.hasPrice, found('other')?.hasPrice]).toEqual([
      true,
      false,
      false,
    ]);
    expect(found('dear')?.archived).toBe(true);
    const { pricelist, products: ofPcu } = await productsOf('pcu');
    expect(pricelist.availableProducts.length).toBeGreaterThan(10);
    expect(ofPcu.find((product) => product.id === 'adda-calce')?.hasPrice).toBe(true);
  });

  it('of a list that is not there are not found', async () => {
    const query = '{ priceListProducts(id: "none") { pricelist { id } } }';
    expect(codeOf(await graphql('superUser', query))).toBe('not-found');
    expect(codeOf(await setProducts('none', [], 1))).toBe('not-found');
  });
});

describe('price lists on screens', () => {
  it('are heard of when one changes, and when they are moved [PLI-029]', async () => {
    const listener = await listen('superUser', 'catalogue');
    const nextOf = async (id: string) => {
      for (;;) {
        const change = await listener.next();
        if (change.entity === 'priceList' && change.id === id) return change;
      }
    };
    const { id } = await created();
    expect(await nextOf(id)).toMatchObject({ scope: 'catalogue', revision: 1 });
    await setProducts(id, ['adda-calce'], 1);
    expect(await nextOf(id)).toMatchObject({ revision: 2 });
    await reorderPriceLists((await allLists()).map((list) => list.id));
    expect(await nextOf('')).toMatchObject({ entity: 'priceList' });
    listener.close();
  });

  it('are for super users alone', async () => {
    expect(codeOf(await graphql('painter', '{ priceLists { id } }'))).toBe('forbidden');
  });
});
