import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const claimUpload = vi.fn(async (_kind: string, _key: string) => {});
const giveUpUpload = vi.fn(async (_key: string) => {});
const retireFile = vi.fn(async (_key: string) => {});
vi.mock('#lambdas/store/uploaded-files.ts', () => ({ claimUpload, giveUpUpload, retireFile }));

const table = await openStoreTable();
const { updateProductImage } = await import('#lambdas/products/update-product-image.ts');
const { readProduct, removingProduct, writeProduct } = await import('#lambdas/store/product-store.ts');
const { transact } = await import('#lambdas/store/transact.ts');
afterAll(() => table.close());

const context = {
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now: new Date('2026-11-20T10:00:00Z'),
  newId: () => 'id',
};
const [first, second] = ['images/products/a.png', 'images/products/b.png'];
const give = (key: string, productId = 'adda') =>
  updateProductImage.run({ productId, key, imageName: 'Secchio.png' }, context);

beforeEach(() => {
  vi.clearAllMocks();
});

describe('an uploaded image', () => {
  it('is claimed before the product has it, and the one before is retired after that [PRD-062]', async () => {
    const product = aProduct({ id: 'adda', imageUrl: `/files/${first}` });
    await writeProduct(product);
    const seen: unknown[] = [];
    claimUpload.mockImplementationOnce(async () => {
      seen.push((await readProduct('adda'))?.imageUrl);
    });
    retireFile.mockImplementationOnce(async (key) => {
      seen.push((await readProduct('adda'))?.imageUrl, key);
    });
    await give(second);
    expect(seen).toEqual([`/files/${first}`, `/files/${second}`, first]);
    expect(giveUpUpload).not.toHaveBeenCalled();
  });

  it('belongs to nobody when its product is gone once it is claimed [PRD-062]', async () => {
    const product = aProduct({ id: 'gone' });
    await writeProduct(product);
    claimUpload.mockImplementationOnce(() => transact(removingProduct(product)));
    await expect(give(first, 'gone')).rejects.toMatchObject({ code: 'not-found' });
    expect(giveUpUpload).toHaveBeenCalledWith(first);
    expect(retireFile).not.toHaveBeenCalled();
  });

  it('stays the product’s when only the one before could not be retired [PRD-062]', async () => {
    await writeProduct(aProduct({ id: 'kept', imageUrl: `/files/${first}` }));
    retireFile.mockRejectedValueOnce(new Error('no store'));
    await expect(give(second, 'kept')).rejects.toThrow('no store');
    expect((await readProduct('kept'))?.imageUrl).toBe(`/files/${second}`);
    expect(giveUpUpload).not.toHaveBeenCalled();
  });
});
