import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openStoreTable } from '#test/support/store-table.ts';

const takeUpload = vi.fn(async (_kind: string, upload: string) =>
  upload.replace('uploads/', '').replace('.', '-1.'),
);
const retireFile = vi.fn(async (_key: string) => {});
vi.mock('#lambdas/store/upload/taken-uploads.ts', () => ({ takeUpload }));
vi.mock('#lambdas/store/upload/uploaded-files.ts', () => ({ retireFile }));

const table = await openStoreTable();
const { updateProductImage } = await import('#lambdas/products/update-product-image.ts');
const { readProduct, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { client } = await import('#lambdas/runtime/table/table.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
afterAll(() => table.close());

const context = {
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now: new Date('2026-11-20T10:00:00Z'),
  newId: () => 'id',
};
const [first, second] = ['images/products/a-1.png', 'images/products/b-1.png'];
/** Gives the upload that becomes that file. */
const give = (file: string, productId = 'adda') => {
  const key = `uploads/${file.replace('-1.', '.')}`;
  return updateProductImage.run({ productId, key, imageName: 'Secchio.png' }, context);
};

beforeEach(() => {
  vi.clearAllMocks();
});

describe('an uploaded image', () => {
  it('is taken before the product has it [PRD-062]', async () => {
    await writeProduct(aProduct({ id: 'adda', imageUrl: `/files/${first}` }));
    const seen: unknown[] = [];
    takeUpload.mockImplementationOnce(async () => {
      seen.push((await readProduct('adda'))?.imageUrl);
      return second;
    });
    await give(second);
    expect([...seen, (await readProduct('adda'))?.imageUrl]).toEqual([`/files/${first}`, `/files/${second}`]);
    expect(retireFile).not.toHaveBeenCalled();
  });

  it('is retired when its product is gone once it is taken [PRD-062]', async () => {
    const product = aProduct({ id: 'gone' });
    await writeProduct(product);
    takeUpload.mockImplementationOnce(async () => {
      await transact(removingProduct(product));
      return first;
    });
    await expect(give(first, 'gone')).rejects.toMatchObject({ code: 'not-found' });
    expect(retireFile.mock.calls).toEqual([[first]]);
  });

  it('stays the product’s when nobody can tell whether it was stored, or only its answer was lost [PRD-062]', async () => {
    for (const [id, reads] of [
      ['kept', true],
      ['unknown', false],
    ] as const) {
      await writeProduct(aProduct({ id, imageUrl: `/files/${first}` }));
      const send = client.send.bind(client) as (command: never) => Promise<unknown>;
      const lost = Object.assign(new Error('lost'), { code: 'ECONNRESET' });
      let isLost = false;
      vi.spyOn(client, 'send').mockImplementation((async (command: never) => {
        if (isLost && !reads) throw lost;
        const answer = await send(command);
        if (!Object(command).constructor.name.startsWith('TransactWrite')) return answer;
        isLost = true;
        throw lost;
      }) as never);
      await expect(give(second, id)).rejects.toBe(lost);
      vi.restoreAllMocks();
      expect((await readProduct(id))?.imageUrl).toBe(`/files/${second}`);
      expect(retireFile).not.toHaveBeenCalled();
    }
  });

  it('that cannot be retired leaves the failure as it was', async () => {
    const product = aProduct({ id: 'lost' });
    await writeProduct(product);
    takeUpload.mockImplementationOnce(async () => {
      await transact(removingProduct(product));
      return first;
    });
    retireFile.mockRejectedValueOnce(new Error('no store'));
    await expect(give(first, 'lost')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('that the product has already is not taken again, as after an answer that got lost', async () => {
    await writeProduct(aProduct({ id: 'again', imageUrl: `/files/${first}` }));
    expect(await give(first, 'again')).toMatchObject({ imageUrl: `/files/${first}`, revision: 1 });
    expect(takeUpload).not.toHaveBeenCalled();
    expect(retireFile).not.toHaveBeenCalled();
  });
});
