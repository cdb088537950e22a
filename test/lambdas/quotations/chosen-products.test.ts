import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#shared/schemas/product.ts';
import { aUser } from '#test/support/builders/user.ts';

const catalogue = new Map<string, Product>();
vi.mock('#lambdas/store/catalogue/product-store.ts', () => ({ readProducts: async () => catalogue }));
vi.mock('#lambdas/store/catalogue/price-list-store.ts', () => ({ readProductFilter: async () => null }));
const { chosenProducts } = await import('#lambdas/quotations/chosen-products.ts');

const user = aUser({ pricelist: null, type: null });

/** A product of the catalogue that requires others with its only range. */
function put(id: string, changes: Partial<Product> = {}, requires: string[] = []) {
  const requiredProducts = requires.map((product) => ({ product, consumption: 1 }));
  const consumptionranges = [{ name: 'Unica', consumption: 1, requiredProducts }];
  // The check looks at nothing else of a product.
  const product = { id, name: { it: id }, userTypes: [], archived: false, combined: false, standalone: true };
  catalogue.set(id, { ...product, consumptionType: 'variable', consumptionranges, ...changes } as Product);
}
const choose = (...ids: string[]) =>
  chosenProducts(
    user,
    ids.map((product) => ({ product, consumptionRange: 0 })),
    [],
  );

beforeEach(() => catalogue.clear());

describe('the products of a save', () => {
  it('may be what the user sees, and what that requires, however indirectly', async () => {
    put('paint', {}, ['primer']);
    put('primer', { archived: true }, ['mesh']);
    put('mesh', { combined: true, standalone: false });
    await expect(choose('mesh', 'primer', 'paint')).resolves.toBe(catalogue);
  });

  it('are refused when they vouch only for themselves or for each other', async () => {
    put('ghost', { archived: true }, ['ghost']);
    await expect(choose('ghost')).rejects.toMatchObject({ code: 'product-not-available' });
    catalogue.clear();
    put('left', { archived: true }, ['right']);
    put('right', { archived: true }, ['left']);
    await expect(choose('left', 'right')).rejects.toMatchObject({ code: 'product-not-available' });
  });

  it('are refused when they only come along and nothing brings them [QNW-028]', async () => {
    put('mesh', { combined: true, standalone: false });
    await expect(choose('mesh')).rejects.toMatchObject({ code: 'product-not-available' });
  });
});
