import {
  DeleteObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
} from '@aws-sdk/client-s3';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type UploadKindName, uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { openDataServices } from '#test/support/data-services.ts';
import { pngOf } from '#test/support/png.ts';

const services = await openDataServices();
afterAll(services.close);

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const { readFile } = await import('#lambdas/runtime/files/files.ts');
const { readUpload, takeUpload } = await import('#lambdas/store/upload/taken-uploads.ts');

const at = (Key: string) => ({ Bucket: bucketName(), Key });
let made = 0;
const newId = () => {
  made += 1;
  return `id${made}`;
};
const html = new TextEncoder().encode('<html><script>1</script>');

const put = (key: string, Body: Uint8Array, more: Partial<PutObjectCommandInput> = {}) =>
  bucketClient.send(new PutObjectCommand({ ...at(key), Body, ContentType: 'image/png', ...more }));

async function uploaded(bytes = pngOf('the image'), more: Partial<PutObjectCommandInput> = {}) {
  const key = `uploads/images/products/${newId()}-secchio.png`;
  await put(key, bytes, more);
  return key;
}

const take = (upload: string, kind: UploadKindName = 'product-image') => takeUpload(kind, upload, newId);
const textOf = async (key: string) => Buffer.from(await readFile(key)).toString('latin1');
const kept = async () => {
  const { Contents = [] } = await bucketClient.send(new ListObjectsV2Command({ Bucket: bucketName() }));
  return Contents.map(({ Key = '' }) => Key).filter((key) => !key.startsWith('uploads/'));
};

/** Something happens between the look at an upload and its copy. */
function meanwhile(happens: () => Promise<unknown>) {
  bucketClient.middlewareStack.add(
    (next) => async (args) => {
      if ('CopySource' in args.input) await happens();
      return next(args);
    },
    { step: 'initialize', name: 'between' },
  );
}
afterEach(() => {
  bucketClient.middlewareStack.remove('between');
});

describe('an upload that is taken', () => {
  it('is kept in the folder of its kind, with type and headers, and without tags', async () => {
    const upload = await uploaded(pngOf('the image'), { Tagging: 'state=retired' });
    const key = await take(upload);
    expect(key).toMatch(/^images\/products\/id\d+-secchio-id\d+\.png$/);
    expect(await textOf(key)).toContain('the image');
    expect(await bucketClient.send(new HeadObjectCommand(at(key)))).toMatchObject({
      ContentType: 'image/png',
      CacheControl: 'private, max-age=31536000, immutable',
    });
    expect((await bucketClient.send(new GetObjectTaggingCommand(at(key)))).TagSet).toEqual([]);
  });

  it('is what it was, whatever is sent after it', async () => {
    const upload = await uploaded();
    const key = await take(upload);
    await put(upload, html);
    expect(await textOf(key)).toContain('the image');
    await expect(take(upload)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('twice is two files: each may be let go of without the other', async () => {
    const upload = await uploaded();
    const [one, other] = [await take(upload), await take(upload)];
    expect(one).not.toBe(other);
    await bucketClient.send(new DeleteObjectCommand(at(one)));
    expect(await textOf(other)).toContain('the image');
  });

  it.each([
    ['became another', (upload: string) => put(upload, html)],
    ['became another of its type', (upload: string) => put(upload, pngOf('another'))],
    ['was removed', (upload: string) => bucketClient.send(new DeleteObjectCommand(at(upload)))],
  ])('is none when it %s after it was looked at', async (_case, happens) => {
    const upload = await uploaded();
    const files = await kept();
    meanwhile(() => happens(upload));
    await expect(take(upload)).rejects.toMatchObject({ code: 'invalid-input', params: { field: 'key' } });
    expect(await kept()).toEqual(files);
  });

  it('fails as the store fails', async () => {
    const upload = await uploaded();
    meanwhile(() => Promise.reject(new Error('no store')));
    await expect(take(upload)).rejects.toThrow('no store');
  });

  it.each<[string, () => Promise<string>]>([
    ['was never sent', async () => 'uploads/images/products/none.png'],
    ['is of bytes of another type', () => uploaded(html)],
    ['is of a type that is not taken', () => uploaded(html, { ContentType: 'text/html' })],
    [
      'is larger than its kind allows',
      () => uploaded(Buffer.concat([pngOf(''), Buffer.alloc(10 * 1024 * 1024)])),
    ],
    ['is kept already', async () => take(await uploaded())],
    ['is of another kind', async () => (await uploaded()).replace('products', 'users')],
  ])('is none that %s', async (_case, given) => {
    const upload = await given();
    await expect(take(upload)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('is of its kind’s folder, also for a caller who knows its key', async () => {
    const upload = await uploaded();
    for (const kind of Object.keys(uploadKinds) as UploadKindName[])
      if (kind !== 'product-image')
        await expect(take(upload, kind)).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('an upload that is read', () => {
  const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

  it('is whole, and no larger than its kind allows', async () => {
    const key = 'uploads/workbooks/a.xlsx';
    const { largest } = uploadKinds['catalogue-workbook'];
    await put(key, Buffer.alloc(largest, 7), { ContentType: workbook });
    expect((await readUpload('catalogue-workbook', key)).byteLength).toBe(largest);
    await put(key, Buffer.alloc(largest + 1, 7), { ContentType: workbook });
    await expect(readUpload('catalogue-workbook', key)).rejects.toMatchObject({ code: 'invalid-input' });
  });

  it('is looked at by one answer: what comes between two requests is never both', async () => {
    const asked: unknown[] = [];
    bucketClient.middlewareStack.add(
      (next) => async (args) => {
        asked.push(args.input);
        return next(args);
      },
      { step: 'initialize', name: 'between' },
    );
    const key = 'uploads/workbooks/b.xlsx';
    await put(key, pngOf('x'), { ContentType: workbook });
    asked.length = 0;
    await readUpload('catalogue-workbook', key);
    expect(asked).toHaveLength(1);
  });
});
