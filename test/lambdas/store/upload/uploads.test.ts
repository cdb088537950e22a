import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import type { Upload, Wanted } from '#lambdas/store/upload/uploads.ts';
import { type UploadKindName, uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { mountService } from '#test/support/mount-service.ts';

const directory = await mkdtemp(join(tmpdir(), 'preventivi-uploads-'));
const mounted = await mountService('/_aws/s3', await startS3({ directory, buckets: ['files', 'web'] }));
vi.stubEnv('AWS_ENDPOINT_URL_S3', mounted.url);
vi.stubEnv('AWS_REGION', 'eu-central-1');
vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local-secret');
vi.stubEnv('FILES_BUCKET', 'files');
const { allowUpload } = await import('#lambdas/store/upload/uploads.ts');
const { bucketClient } = await import('#lambdas/runtime/files/bucket.ts');

afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await mounted.close();
  await rm(directory, { recursive: true });
});

const wanted = { kind: 'product-image', type: 'image/png', fileName: 'Secchio.png' } as const;
let ids = 0;
const newId = () => {
  ids += 1;
  return `id${ids}`;
};
const allow = (changes: Partial<Wanted> = {}) => allowUpload({ ...wanted, ...changes }, newId);

/** Sends the form as a browser does; `changed` are fields that somebody tampered with. */
async function send({ url, fields }: Upload, size: number, changed: Record<string, string> = {}) {
  const form = new FormData();
  const given = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries({ ...given, ...changed })) form.append(name, value);
  form.append('file', new Blob([Buffer.alloc(size, 1)]), 'x.png');
  const answer = await fetch(url, { method: 'POST', body: form });
  return [answer.status, /<Code>(.*)<\/Code>/.exec(await answer.text())?.[1]];
}

const stored = (Key: string) => bucketClient.send(new HeadObjectCommand({ Bucket: 'files', Key }));

describe('an upload', () => {
  it('that keeps to what was allowed is stored under the generated key, apart from what is kept, with its type', async () => {
    const upload = await allow({ fileName: '../../Silicato – Pöt 15 kg.PNG' });
    expect(upload.key).toMatch(/^uploads\/images\/products\/id\d+-silicato-pot-15-kg\.png$/);
    expect(await send(upload, 1000)).toEqual([204, undefined]);
    expect(await stored(upload.key)).toMatchObject({
      ContentLength: 1000,
      ContentType: 'image/png',
    });
  });

  it.each([
    ['of another type', { 'Content-Type': 'text/html' }],
    ['of no type', { 'Content-Type': '' }],
    ['at another key', { key: 'uploads/images/products/another.png' }],
    ['in another folder', { key: '../documents/x.png' }],
    ['where files are kept', { key: 'images/products/id1-secchio.png' }],
    ['with a field more', { 'x-amz-meta-owner': 'me' }],
    ['shown as something else', { 'Content-Disposition': 'inline; filename="x.html"' }],
    ['open to everybody', { acl: 'public-read' }],
    ['with tags', { tagging: '<Tagging><TagSet></TagSet></Tagging>' }],
    ['kept by browsers', { 'Cache-Control': 'public' }],
  ])('%s is refused by the store', async (_, changed) => {
    const upload = await allow();
    expect(await send(upload, 10, changed)).toEqual([403, 'AccessDenied']);
    await expect(stored(upload.key)).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('into another bucket is refused by the store', async () => {
    const upload = await allow();
    const elsewhere = { ...upload, url: upload.url.replace('/files', '/web') };
    expect(await send(elsewhere, 10)).toEqual([403, 'AccessDenied']);
  });

  it('with a policy made larger by the sender is refused', async () => {
    const upload = await allow();
    const sent = upload.fields.find(({ name }) => name === 'Policy')?.value ?? '';
    const policy = JSON.parse(Buffer.from(sent, 'base64').toString());
    const larger = policy.conditions.map((condition: unknown) =>
      Array.isArray(condition) ? ['content-length-range', 1, 999_999_999] : condition,
    );
    const Policy = Buffer.from(JSON.stringify({ ...policy, conditions: larger })).toString('base64');
    expect(await send(upload, 10, { Policy })).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('that comes five minutes later is refused', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 301_000 });
    const late = await allow();
    vi.useRealTimers();
    expect(await send(late, 10)).toEqual([403, 'AccessDenied']);
  });
});

describe.each(Object.keys(uploadKinds) as UploadKindName[])('an upload of the kind %s', (kind) => {
  it('is at least one byte, and no larger than its kind allows', async () => {
    const { largest, types } = uploadKinds[kind];
    const [type = ''] = Object.keys(types);
    expect(await send(await allow({ kind, type }), 0)).toEqual([400, 'EntityTooSmall']);
    expect(await send(await allow({ kind, type }), largest)).toEqual([204, undefined]);
    expect(await send(await allow({ kind, type }), largest + 1)).toEqual([400, 'EntityTooLarge']);
  });

  it('is of no type that a browser would run', async () => {
    const types = ['image/svg+xml', 'text/html', 'application/xhtml+xml', 'text/xml', 'text/javascript'];
    for (const type of [...types, '', 'IMAGE/PNG', 'image/png; charset=x', '__proto__', 'constructor']) {
      await expect(allow({ kind, type })).rejects.toMatchObject({
        code: 'invalid-input',
        params: { field: 'type' },
      });
    }
  });
});

it('saves an attachment under its own name instead of showing it', async () => {
  const upload = await allow({
    kind: 'notification-attachment',
    type: 'application/pdf',
    fileName: 'Già.pdf',
  });
  await send(upload, 10);
  const { ContentDisposition } = await stored(upload.key);
  expect(ContentDisposition).toBe(`attachment; filename="Gia.pdf"; filename*=UTF-8''Gi%C3%A0.pdf`);
  expect(await send(upload, 10, { 'Content-Disposition': 'inline' })).toEqual([403, 'AccessDenied']);
});
