import { GetObjectTaggingCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { cloudUrl, codeOf, graphql, type Who } from '#test/support/cloud.ts';
import { pngOf } from '#test/support/png.ts';
import { createdProduct, deleteProduct, editable, productsOf } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';

/** A consumer of the stream retires files. */
const soon = { timeout: 10_000 };

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const { fileAddress, keyOfAddress } = await import('#shared/uploads/file-address.ts');
const { allowUpload } = await import('#lambdas/store/upload/uploads.ts');

type Upload = { key: string; url: string; fields: { name: string; value: string }[] };
type Image = { imageUrl: string | null; imageName: string | null; revision: number };

const allow = (who: Who, productId: string, type = 'image/png') =>
  graphql<{ uploadProductImage: Upload }>(
    who,
    `mutation ($productId: ID!, $type: String!) {
      uploadProductImage(productId: $productId, type: $type, fileName: "Secchio 15 kg.PNG") {
        key url fields { name value }
      }
    }`,
    { productId, type },
  );

const give = (productId: string, key: string, imageName = 'Secchio.png') =>
  graphql<{ updateProductImage: Image }>(
    'superUser',
    `mutation ($productId: ID!, $key: String!, $imageName: String!) {
      updateProductImage(productId: $productId, key: $key, imageName: $imageName) { imageUrl imageName revision }
    }`,
    { productId, key, imageName },
  );

const takeAway = (productId: string) =>
  graphql<{ removeProductImage: Image }>(
    'superUser',
    `mutation ($productId: ID!) { removeProductImage(productId: $productId) { imageUrl imageName revision } }`,
    { productId },
  );

/** Uploads as a browser does. */
async function send({ key, url, fields }: Upload, bytes = pngOf('the image')): Promise<string> {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([bytes]), 'x.png');
  expect((await fetch(url, { method: 'POST', body: form })).status).toBe(204);
  return key;
}

const uploaded = async (productId: string) =>
  send(answered(await allow('superUser', productId)).uploadProductImage);

async function stateOf(key: string): Promise<string | undefined> {
  const at = { Bucket: bucketName(), Key: key };
  const { TagSet = [] } = await bucketClient.send(new GetObjectTaggingCommand(at));
  return TagSet.find(({ Key }) => Key === 'state')?.Value;
}

const writtenAt = async (key: string) =>
  (await bucketClient.send(new HeadObjectCommand({ Bucket: bucketName(), Key: key }))).LastModified;

/** Uploads and gives an image; answers the key that it is kept by. */
async function given(id: string, upload?: string): Promise<string> {
  const { updateProductImage } = answered(await give(id, upload ?? (await uploaded(id))));
  return keyOfAddress(updateProductImage.imageUrl) ?? '';
}

async function withImage() {
  const { id } = await createdProduct();
  const upload = await uploaded(id);
  return { id, upload, key: await given(id, upload) };
}

describe('the image of a product', () => {
  it('is told by the list of products', async () => {
    const [{ id, key }, without] = await Promise.all([withImage(), createdProduct()]);
    const rows = new Map((await productsOf('superUser')).map((row) => [row.id, row.imageUrl]));
    expect([rows.get(id), rows.get(without.id)]).toEqual([fileAddress(key), null]);
  });

  it('is stored under images/products with a generated id before its name, and shown at an address of the website [PRD-086, PRD-088, CDA-012]', async () => {
    const { id } = await createdProduct();
    const upload = await uploaded(id);
    expect(upload).toMatch(/^uploads\/images\/products\/[0-9a-f]{32}-secchio-15-kg\.png$/);
    const image = answered(await give(id, upload, 'Secchio 15 kg.PNG')).updateProductImage;
    expect(image).toMatchObject({ imageName: 'Secchio 15 kg.PNG', revision: 2 });
    expect(image.imageUrl).toMatch(
      /^\/files\/images\/products\/[0-9a-f]{32}-secchio-15-kg-[0-9a-f]{32}\.png$/,
    );
    expect(await editable(id)).toMatchObject(image);

    const shown = await fetch(`${cloudUrl}${image.imageUrl}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await shown.text()).toContain('the image');
  });

  it('that replaces another is uploaded and stored first, then the old file is retired: copies go on showing it [PRD-062]', async () => {
    const { id, key: old } = await withImage();
    const upload = await uploaded(id);
    expect(await stateOf(old)).toBeUndefined();
    const key = await given(id, upload);
    await expect.poll(() => stateOf(old), soon).toBe('retired');
    expect(await stateOf(key)).toBeUndefined();
    expect((await editable(id)).imageUrl).toBe(`/files/${key}`);
    const copy = await fetch(`${cloudUrl}/files/${old}`);
    expect([copy.status, copy.headers.get('content-type'), await copy.text()]).toEqual([
      200,
      'image/png',
      expect.stringContaining('the image'),
    ]);
  });

  it('that is retired is kept from that day on: the file is as new [PRD-062]', async () => {
    const { id, key } = await withImage();
    const before = (await writtenAt(key))?.getTime() ?? 0;
    await uploaded(id);
    answered(await takeAway(id));
    await expect.poll(() => stateOf(key), soon).toBe('retired');
    expect((await writtenAt(key))?.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('that is removed leaves neither address nor name, and its file is retired [PRD-063, PRD-087]', async () => {
    const { id, key } = await withImage();
    const none = { imageUrl: null, imageName: null };
    expect(answered(await takeAway(id)).removeProductImage).toEqual({ ...none, revision: 3 });
    expect(await editable(id)).toMatchObject(none);
    await expect.poll(() => stateOf(key), soon).toBe('retired');
    expect(answered(await takeAway(id)).removeProductImage.revision).toBe(3);
  });

  it('is retired with its product [OPC-18]', async () => {
    const { id, key } = await withImage();
    answered(await deleteProduct('superUser', id));
    await expect.poll(() => stateOf(key), soon).toBe('retired');
  });

  it('that is stored again after a lost answer is the same one, and stays', async () => {
    const { id, upload, key } = await withImage();
    const again = answered(await give(id, upload)).updateProductImage;
    expect(again).toMatchObject({ imageUrl: `/files/${key}`, revision: 2 });
    expect(await stateOf(key)).toBeUndefined();
  });

  it('that two products are given is a file of each: one is retired without the other', async () => {
    const { id, upload, key } = await withImage();
    const other = await given((await createdProduct()).id, upload);
    answered(await takeAway(id));
    await expect.poll(() => stateOf(key), soon).toBe('retired');
    expect(await stateOf(other)).toBeUndefined();
  });

  it.each([
    ['was never uploaded', async () => 'uploads/images/products/0123-none.png'],
    [
      'was made for something else',
      async () =>
        (await allowUpload({ kind: 'user-image', type: 'image/png', fileName: 'a.png' }, () => 'x1')).key,
    ],
    ['is another product’s', async () => (await withImage()).key],
    ['climbs out of its folder', async () => 'uploads/images/products/../../../snapshots/user.png'],
  ])('cannot be a file that %s', async (_what, keyOf) => {
    const { id } = await createdProduct();
    const answer = await give(id, await keyOf());
    expect([codeOf(answer), answer.errors?.[0]?.errorInfo?.field]).toEqual(['invalid-input', 'key']);
    expect((await editable(id)).imageUrl).toBeNull();
  });

  it.each(['image/svg+xml', 'application/pdf', 'text/html'])('is never %s [OPC-30]', async (type) => {
    const { id } = await createdProduct();
    expect(codeOf(await allow('superUser', id, type))).toBe('invalid-input');
  });

  it('is uploaded for a product that is there, by super users alone [OPC-09]', async () => {
    const { id } = await createdProduct();
    expect(codeOf(await allow('superUser', 'no-such'))).toBe('not-found');
    expect(codeOf(await allow('painter', id))).toBe('forbidden');
  });

  it('that nobody stored is shown by nobody, until the rule removes it', async () => {
    const { id } = await createdProduct();
    const upload = await uploaded(id);
    for (const path of [upload, upload.replace('uploads/', '')])
      expect((await fetch(`${cloudUrl}/files/${path}`)).status).not.toBe(200);
  });
});

describe('files that the website serves', () => {
  it.each([
    '/files/snapshots/user',
    '/files/documents/a.pdf',
    '/files/images/..%2Fsnapshots%2Fuser',
    '/files/images/none.png',
  ])('is images that are there, and not %s', async (path) => {
    const answer = await fetch(`${cloudUrl}${path}`);
    expect(answer.headers.get('content-type')).not.toContain('octet-stream');
    expect(answer.status).not.toBe(200);
  });
});
