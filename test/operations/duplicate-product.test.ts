import { GetObjectTaggingCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, it } from 'vitest';
import { aPriceRangeInput } from '#test/support/builders/product-input.ts';
import { cloudUrl, codeOf, graphql } from '#test/support/cloud.ts';
import { created, productsOf as membersOf } from '#test/support/price-lists-api.ts';
import { aKey, archiveProduct, createdProduct, deleteProduct, editable } from '#test/support/products-api.ts';
import { answered } from '#test/support/quotations-api.ts';

/** A consumer of the stream retires files. */
const soon = { timeout: 10_000 };

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const { readProduct, writeProduct } = await import('#lambdas/store/catalogue/product-store.ts');

type Text = { it: string; en?: string | null; de?: string | null };

const duplicate = (id: string, name?: Text, key = aKey()) =>
  graphql<{ duplicateProduct: string }>(
    'superUser',
    `mutation ($key: ID!, $id: ID!, $name: LocalisedTextInput) { duplicateProduct(key: $key, id: $id, name: $name) }`,
    { key, id, name },
  );
const duplicated = async (id: string, name?: Text) =>
  editable(answered(await duplicate(id, name)).duplicateProduct);

const at = (key: string) => ({ Bucket: bucketName(), Key: key });
const stateOf = async (key: string) =>
  (await bucketClient.send(new GetObjectTaggingCommand(at(key)))).TagSet?.find(({ Key }) => Key === 'state')
    ?.Value;

/** A product whose image is stored as one that was given to it. */
async function withImage() {
  const { id } = await createdProduct();
  const key = `images/products/${id}-secchio.png`;
  await bucketClient.send(new PutObjectCommand({ ...at(key), Body: 'the image', ContentType: 'image/png' }));
  const product = await readProduct(id);
  if (!product) throw new Error('It was just made.');
  await writeProduct({ ...product, imageUrl: `/files/${key}`, imageName: 'Secchio.png', revision: 2 });
  return { id, key };
}
const keyOf = (imageUrl: string | null | undefined) => imageUrl?.replace('/files/', '') ?? '';

describe('a copy of a product', () => {
  it('has all the original has, but its name, its times and the archive [PRD-081, PRD-057, CDA-062]', async () => {
    const start = new Date().toISOString();
    const original = await createdProduct({
      name: { it: 'Adda Calce Nuova', en: 'Adda Lime', de: 'Adda Kalk' },
      details: { it: '<p>Pittura</p>' },
      priceranges: [aPriceRangeInput()],
      consumptionranges: [
        {
          name: 'Liscio',
          consumption: null,
          requiredProducts: [{ product: 'piave-fissativo', consumption: 0.1, um: 'l' }],
        },
      ],
      phases: ['pulizia'],
      userTypes: ['imbianchino'],
      attachments: [{ url: 'https://example.com/scheda.pdf', name: 'Scheda' }],
    });
    answered(await archiveProduct('superUser', original.id, true));
    const copy = await duplicated(original.id);
    const { id, revision, createdAt, updatedAt, archived, name, ...content } = original;
    expect(copy).toMatchObject(content);
    expect(copy).toMatchObject({ revision: 1, archived: false, updatedBy: 'Giulia Ferrero' });
    expect(copy.name).toEqual({
      it: 'Adda Calce Nuova (copia)',
      en: 'Adda Lime (copy)',
      de: 'Adda Kalk (Kopie)',
    });
    expect(copy.id).not.toBe(id);
    expect(copy.createdAt >= start && copy.updatedAt >= start).toBe(true);
  });

  it('has prices as old as those of the original [OPC-28]', async () => {
    const original = await createdProduct({ priceranges: [aPriceRangeInput()] });
    const stored = await readProduct(original.id);
    if (!stored) throw new Error('It was just made.');
    const old = stored.priceranges.map((range) => ({ ...range, updatedAt: '2026-01-01T00:00:00.000Z' }));
    await writeProduct({ ...stored, priceranges: old, revision: 2 });
    expect((await duplicated(original.id)).priceranges[0]?.updatedAt).toBe('2026-01-01T00:00:00.000Z');
  });

  it('takes the name it is given, in Italian at least; languages it says nothing of are called as a copy [PRD-027]', async () => {
    const { id } = await createdProduct({ name: { it: 'Adda', de: 'Adda Kalk' } });
    expect((await duplicated(id, { it: ' Po ', en: 'Po white' })).name).toEqual({
      it: 'Po',
      en: 'Po white',
      de: 'Adda Kalk (Kopie)',
    });
    expect(codeOf(await duplicate(id, { it: ' ' }))).toBe('invalid-input');
    expect(codeOf(await duplicate('no-product'))).toBe('not-found');
  });

  it('is in the price lists of the original [PRD-052, CDA-043]', async () => {
    const [first, second, other] = [await created(), await created(), await created()];
    const { id } = await createdProduct({}, { priceLists: [first.id, second.id] });
    const copy = await duplicated(id);
    const members = async (list: string) => (await membersOf(list)).pricelist.availableProducts;
    expect(await members(first.id)).toEqual([id, copy.id]);
    expect(await members(second.id)).toEqual([id, copy.id]);
    expect(await members(other.id)).toEqual([]);
  });

  it('is made once, however often it is asked for with one key', async () => {
    const { id } = await withImage();
    const key = aKey();
    const answers = await Promise.all([1, 2, 3].map(() => duplicate(id, undefined, key)));
    expect(new Set(answers.map((answer) => answered(answer).duplicateProduct)).size).toBe(1);
    expect(codeOf(await duplicate(id, { it: 'Altro' }, key))).toBe('conflict');
  });
});

describe('the image of a copy', () => {
  it('is a file of its own: it stays when the original goes [PRD-062, PRD-088, OPC-18]', async () => {
    const { id, key } = await withImage();
    const copy = await duplicated(id);
    expect(copy.imageName).toBe('Secchio.png');
    expect(keyOf(copy.imageUrl)).toMatch(/^images\/products\/[0-9a-f]{32}-secchio\.png$/);
    expect(await stateOf(keyOf(copy.imageUrl))).toBeUndefined();
    answered(await deleteProduct('superUser', id));
    await expect.poll(() => stateOf(key), soon).toBe('retired');
    expect(await stateOf(keyOf(copy.imageUrl))).toBeUndefined();
    const shown = await fetch(`${cloudUrl}${copy.imageUrl}`);
    expect([shown.headers.get('content-type'), await shown.text()]).toEqual(['image/png', 'the image']);
  });

  it('is none when the file is gone, and the same when it was never ours', async () => {
    const { id } = await createdProduct();
    const stored = await readProduct(id);
    if (!stored) throw new Error('It was just made.');
    await writeProduct({
      ...stored,
      imageUrl: '/files/images/products/gone.png',
      imageName: 'x',
      revision: 2,
    });
    expect(await duplicated(id)).toMatchObject({ imageUrl: null, imageName: null });
    await writeProduct({ ...stored, imageUrl: 'https://example.com/x.png', imageName: 'x', revision: 3 });
    expect(await duplicated(id)).toMatchObject({ imageUrl: 'https://example.com/x.png', imageName: 'x' });
  });
});
