import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '#test/support/builders/product.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { killAfter } from '#test/support/kill-after.ts';
import { fillCatalogue, painter, quotationOf, saved } from '#test/support/quoting.ts';
import { storedCopies } from '#test/support/stored-copies.ts';
import { itemsOfTable } from '#test/support/whole-cloud.ts';

const services = await openDataServices();
afterAll(services.close);

const products = ['paint', 'primer', 'plaster'];
beforeAll(() => fillCatalogue(products.map((id) => aProduct({ id }))));
// Each begins in a process that holds no copy.
beforeEach(() => vi.resetModules());

let price = 100;
/** Copies of the products are from now on others than those that the table has. */
async function repriced(): Promise<void> {
  const { storeProduct } = await import('#test/support/store-again.ts');
  price += 1;
  const priceranges = [{ name: 'Fascia 1', colors: [], prices: [{ id: 'p1', packaging: '25', pcu: price }] }];
  for (const id of products) await storeProduct(aProduct({ id, priceranges }));
}

/** All that the table has of quotations, keys of creations among it. */
async function itemsOfQuotations(): Promise<string[]> {
  const items = (await itemsOfTable()).filter(({ where }) => /^(Q|OWNER|ONCE|CHANGES)#/.test(where));
  return items.map(({ where, text }) => `${where} ${text}`);
}

/** The process ends after so many writes, and another one begins; answers whether the work came to its end before. */
async function killed(writes: number, work: () => Promise<unknown>): Promise<boolean> {
  const { client } = await import('#lambdas/runtime/table/table.ts');
  killAfter(writes, [client]);
  const isDone = await work().then(
    () => true,
    () => false,
  );
  vi.restoreAllMocks();
  vi.resetModules();
  return isDone;
}

const copiesOfToday = async () =>
  (await storedCopies()).filter(({ copy }) => JSON.stringify(copy).includes(`"pcu":${price}`));

describe('a process that ends before its quotation is written', () => {
  it('leaves none, and the same creation again makes exactly one, with the copies that are there', async () => {
    const left: number[] = [];
    for (let writes = 0; ; writes += 1) {
      await repriced();
      vi.resetModules();
      const before = await itemsOfQuotations();
      const key = `killed-${writes}`;
      if (await killed(writes, () => quotationOf(key, products))) break;
      expect(await itemsOfQuotations(), `after ${writes} writes`).toEqual(before);
      left.push((await copiesOfToday()).length);
      const made = await quotationOf(key, products);
      expect((await quotationOf(key, products)).id).toBe(made.id);
      expect(await copiesOfToday()).toHaveLength(products.length);
      const { listOwnQuotations } = await import('#lambdas/store/quotation/light-quotation-store.ts');
      expect(await listOwnQuotations(painter.uid)).toHaveLength(left.length);
    }
    // Killed between the last copy and the quotation too.
    expect(left).toContain(products.length);
  });

  it('leaves it as it was, when it was to be saved, and the same save again adds the product', async () => {
    const made = await quotationOf('saved', ['paint', 'primer']);
    await repriced();
    const edits = [{ sId: 'paint' }, { sId: 'primer' }, { sId: 'plaster', product: 'plaster' }];
    const save = () => saved(made, { selectedProducts: edits });
    const before = await itemsOfQuotations();
    vi.resetModules();
    // The copy of the plaster is the first write, the save the next.
    expect(await killed(1, save)).toBe(false);
    expect(await copiesOfToday()).toHaveLength(1);
    expect(await itemsOfQuotations()).toEqual(before);
    const { selectedProducts } = await save();
    expect(selectedProducts.map(({ sId }) => sId)).toEqual(['paint', 'primer', 'plaster']);
    expect(await copiesOfToday()).toHaveLength(1);
  });
});
