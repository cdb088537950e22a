import { GetObjectTaggingCommand } from '@aws-sdk/client-s3';
import { afterAll, expect, it } from 'vitest';
import { aProduct } from '#test/support/builders/product.ts';
import { aStoredUser } from '#test/support/builders/user.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const { writeFile } = await import('#lambdas/runtime/files/files.ts');
const { followImages } = await import('#lambdas/maintenance/follow-images.ts');
const { removingProduct, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');
const { transact } = await import('#lambdas/runtime/table/transact.ts');
const { removeUser, writeUser } = await import('#lambdas/store/user/user-store.ts');

const stateOf = async (Key: string) => {
  const { TagSet } = await bucketClient.send(new GetObjectTaggingCommand({ Bucket: bucketName(), Key }));
  return TagSet?.find(({ Key }) => Key === 'state')?.Value;
};
let made = 0;
async function aFile(folder: string): Promise<{ key: string; imageUrl: string }> {
  made += 1;
  const key = `${folder}/${made}.png`;
  await writeFile(key, new TextEncoder().encode('an image'));
  return { key, imageUrl: `/files/${key}` };
}

let position = '';

/** The records of the table, twice, as a stream may bring them. */
async function follow() {
  const entries = await services.dynamoDb.changes.read(position, 1000);
  for (let time = 0; time < 2; time += 1) for (const { record } of entries) await followImages(record);
  position = entries.at(-1)?.sequence ?? position;
}

it('the image of a product is retired once it has another one, or none, or is gone [PRD-062, PRD-063, OPC-18]', async () => {
  const [first, second, third] = [
    await aFile('images/products'),
    await aFile('images/products'),
    await aFile('images/products'),
  ];
  const product = aProduct({ id: 'followed', imageUrl: first.imageUrl });
  await writeProduct(product);
  await writeProduct({ ...product, archived: true, revision: 2 });
  await follow();
  expect(await stateOf(first.key)).toBeUndefined();
  await writeProduct({ ...product, imageUrl: second.imageUrl, revision: 3 });
  await follow();
  expect([await stateOf(first.key), await stateOf(second.key)]).toEqual(['retired', undefined]);
  await writeProduct({ ...product, imageUrl: null, revision: 4 });
  await follow();
  expect(await stateOf(second.key)).toBe('retired');
  const last = { ...product, imageUrl: third.imageUrl, revision: 5 };
  await writeProduct(last);
  await transact(removingProduct(last));
  await follow();
  expect(await stateOf(third.key)).toBe('retired');
});

it('the image of a user is retired once they have another one or none; a deletion retires it itself [USR-090, USR-091]', async () => {
  const [first, second] = [await aFile('images/users'), await aFile('images/users')];
  const user = aStoredUser({ id: 'followed', imageUrl: first.imageUrl, revision: 1 });
  await writeUser(user);
  const next = { ...user, imageUrl: second.imageUrl, revision: 2 };
  await writeUser(next);
  await follow();
  expect([await stateOf(first.key), await stateOf(second.key)]).toEqual(['retired', undefined]);
  await removeUser(next);
  await follow();
  expect(await stateOf(second.key)).toBeUndefined();
});

it('a file of another folder, or elsewhere, is nobody’s to retire', async () => {
  const { key, imageUrl } = await aFile('attachments/notifications');
  const product = aProduct({ id: 'crooked', imageUrl });
  await writeProduct(product);
  await writeProduct({ ...product, imageUrl: `https://example.com${imageUrl}`, revision: 2 });
  await writeProduct({ ...product, imageUrl: null, revision: 3 });
  await follow();
  expect(await stateOf(key)).toBeUndefined();
});
