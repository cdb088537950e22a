import { afterAll, describe, expect, it } from 'vitest';
import type { Product } from '#shared/schemas/product.ts';
import { aProduct } from '#test/support/builders/product.ts';
import { aUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const table = await openStoreTable();
const { chosenProducts } = await import('#lambdas/quotations/chosen-products.ts');
const { readProduct, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
afterAll(() => table.close());

const user = aUser({ pricelist: null, type: null });

/** A product of the catalogue that requires others with its only range. */
async function put(id: string, changes: Partial<Product> = {}, requires: string[] = []): Promise<void> {
  const requiredProducts = requires.map((product) => ({ product, consumption: 1, um: 'kg' }));
  const consumptionranges = [{ name: 'Unica', consumption: 1, requiredProducts }];
  const revision = ((await readProduct(id))?.revision ?? 0) + 1;
  await writeProduct(aProduct({ id, consumptionType: 'variable', consumptionranges, revision, ...changes }));
}
const choose = (...ids: string[]) =>
  chosenProducts(
    user,
    ids.map((product) => ({ product, consumptionRange: 0 })),
    [],
  );

describe('the products of a save', () => {
  it('may be what the user sees, and what that requires, however indirectly', async () => {
    await put('paint', {}, ['primer']);
    await put('primer', { archived: true }, ['mesh']);
    await put('mesh', { combined: true, standalone: false });
    expect([...(await choose('mesh', 'primer', 'paint')).keys()].toSorted()).toEqual([
      'mesh',
      'paint',
      'primer',
    ]);
  });

  it('are refused when they vouch only for themselves or for each other', async () => {
    await put('ghost', { archived: true }, ['ghost']);
    await expect(choose('ghost')).rejects.toMatchObject({ code: 'product-not-available' });
    await put('left', { archived: true }, ['right']);
    await put('right', { archived: true }, ['left']);
    await expect(choose('left', 'right')).rejects.toMatchObject({ code: 'product-not-available' });
  });

  it('are refused when they only come along and nothing brings them [QNW-028]', async () => {
    await put('mesh', { combined: true, standalone: false });
    await expect(choose('mesh')).rejects.toMatchObject({ code: 'product-not-available' });
  });
});
