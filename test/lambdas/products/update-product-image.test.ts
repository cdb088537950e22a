import { GetObjectTaggingCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aProduct } from '#test/support/builders/product.ts';
import { aSuperUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { pngOf } from '#test/support/png.ts';

const services = await openDataServices();
afterAll(services.close);

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const { updateProductImage } = await import('#lambdas/products/update-product-image.ts');
const { readProduct, removingProduct, writeProduct } = await import(
  '#lambdas/store/catalogue/product-store.ts'
);
const { client } = await import('#lambdas/runtime/table/table.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');

const context = {
  caller: { kind: 'user' as const, user: aSuperUser() },
  address: '127.0.0.1',
  now: new Date('2026-11-20T10:00:00Z'),
  newId: () => '1',
};
const [first, second] = ['images/products/a-1.png', 'images/products/b-1.png'];
const at = (Key: string) => ({ Bucket: bucketName(), Key });
const put = (key: string) =>
  bucketClient.send(new PutObjectCommand({ ...at(key), Body: pngOf(key), ContentType: 'image/png' }));
/** Gives the upload that becomes that file. */
const give = async (file: string, productId = 'adda') => {
  const key = `uploads/${file.replace('-1.', '.')}`;
  await put(key);
  return updateProductImage.run({ productId, key, imageName: 'Secchio.png' }, context);
};
const isRetired = async (key: string) => {
  const { TagSet } = await bucketClient.send(new GetObjectTaggingCommand(at(key)));
  return TagSet?.some(({ Key, Value }) => Key === 'state' && Value === 'retired');
};

/** Every copy in the bucket is a file that is taken, or, with a tag, one that is retired. */
let taken = 0;
let whenTaken: () => Promise<unknown>;
let whenRetired: () => Promise<unknown>;

beforeEach(async () => {
  taken = 0;
  whenTaken = async () => {};
  whenRetired = async () => {};
  bucketClient.middlewareStack.add(
    (next) => async (call) => {
      if ('Tagging' in call.input && call.input.Tagging) await whenRetired();
      else if ('CopySource' in call.input) {
        taken += 1;
        await whenTaken();
      }
      return next(call);
    },
    { step: 'initialize', name: 'copies' },
  );
  await put(first);
});
afterEach(() => {
  bucketClient.middlewareStack.remove('copies');
});

describe('an uploaded image', () => {
  it('is taken before the product has it [PRD-062]', async () => {
    await writeProduct(aProduct({ id: 'adda', imageUrl: `/files/${first}` }));
    const seen: unknown[] = [];
    whenTaken = async () => seen.push((await readProduct('adda'))?.imageUrl);
    await give(second);
    expect([...seen, (await readProduct('adda'))?.imageUrl]).toEqual([`/files/${first}`, `/files/${second}`]);
    expect([await isRetired(first), await isRetired(second)]).toEqual([false, false]);
  });

  it('is retired when its product is gone once it is taken [PRD-062]', async () => {
    const product = aProduct({ id: 'gone' });
    await writeProduct(product);
    whenTaken = () => transact(removingProduct(product));
    await expect(give(first, 'gone')).rejects.toMatchObject({ code: 'not-found' });
    expect(await isRetired(first)).toBe(true);
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
      expect(await isRetired(second)).toBe(false);
    }
  });

  it('that cannot be retired leaves the failure as it was', async () => {
    const product = aProduct({ id: 'lost' });
    await writeProduct(product);
    whenTaken = () => transact(removingProduct(product));
    whenRetired = () => Promise.reject(new Error('no store'));
    await expect(give(first, 'lost')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('that the product has already is not taken again, as after an answer that got lost', async () => {
    await writeProduct(aProduct({ id: 'again', imageUrl: `/files/${first}` }));
    expect(await give(first, 'again')).toMatchObject({ imageUrl: `/files/${first}`, revision: 1 });
    expect([taken, await isRetired(first)]).toEqual([0, false]);
  });
});
