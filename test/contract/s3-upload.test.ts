import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { afterAll, describe, expect, it } from 'vitest';
import { Bucket, files, refusalIn, removeFiles, uploads } from '#test/support/contract-files.ts';

afterAll(removeFiles);

type Conditions = NonNullable<PresignedPostOptions['Conditions']>[number];
/** The conditions of a form beside those of its bucket and key. */
type Form = { Key: string; Conditions: Conditions[] };
const range: Conditions = ['content-length-range', 1, 1000];
const exactly: Form = {
  Key: `${uploads}x.png`,
  Conditions: [range, { 'Content-Type': 'image/png' }],
};
/** A key that ends like this leaves the end to the name of the file. */
const loosely: Form = {
  Key: `${uploads}any/\${filename}`,
  Conditions: [range, ['starts-with', '$Content-Type', 'image/']],
};

type Attempt = { size?: number; changed?: Record<string, string | null>; seconds?: number };

/** Sends the signed form as a browser does. */
async function upload(form: Form, { size = 500, changed = {}, seconds = 600 }: Attempt = {}) {
  const { url, fields } = await createPresignedPost(files, { Bucket, ...form, Expires: seconds });
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, 'Content-Type': 'image/png', ...changed })) {
    if (value !== null) body.append(name, value);
  }
  body.append('file', new Blob([Buffer.alloc(size, 1)]), 'y.png');
  return refusalIn(await fetch(url, { method: 'POST', body }));
}

const denied = [403, 'AccessDenied'];
const stored = (name: string) => files.send(new HeadObjectCommand({ Bucket, Key: uploads + name }));

describe('an upload by a signed form', () => {
  it.each([
    ['exact conditions', exactly, 'x.png'],
    ['conditions on beginnings', loosely, 'any/y.png'],
  ])('that keeps to its %s is stored with its type', async (_what, form, name) => {
    expect(await upload(form)).toEqual([204, undefined]);
    expect(await stored(name)).toMatchObject({ ContentLength: 500, ContentType: 'image/png' });
  });

  const at = (name: string) => `${uploads}refused-${name}`;
  it.each<[string, Form, Attempt, (number | string)[]]>([
    ['is too large', exactly, { size: 1001 }, [400, 'EntityTooLarge']],
    ['is empty', exactly, { size: 0 }, [400, 'EntityTooSmall']],
    ['is of another type', exactly, { changed: { 'Content-Type': 'text/html' } }, denied],
    ['is of no type', exactly, { changed: { 'Content-Type': null } }, denied],
    ['is of another kind of types', loosely, { changed: { 'Content-Type': 'text/html' } }, denied],
    ['has another key', exactly, { changed: { key: at('a') } }, denied],
    ['has a key elsewhere', loosely, { changed: { key: `elsewhere/${at('b')}` } }, denied],
    ['has more fields', exactly, { changed: { 'x-amz-meta-more': 'field' } }, denied],
    ['wants to be public', exactly, { changed: { acl: 'public-read' } }, denied],
    ['comes too late', exactly, { seconds: -60 }, denied],
    ['has no policy', exactly, { changed: { Policy: null } }, denied],
    ['is too large and of another type', exactly, { size: 1001, changed: { 'Content-Type': 'a/b' } }, denied],
  ])('that %s is refused', async (_what, form, attempt, refusal) => {
    expect(await upload(form, attempt)).toEqual(refusal);
  });

  it('whose policy was changed by the sender is refused', async () => {
    const conditions = [['content-length-range', 1, 9000], { bucket: Bucket }, { key: exactly.Key }];
    const wider = JSON.stringify({ expiration: '2099-01-01T00:00:00Z', conditions });
    const changed = { Policy: Buffer.from(wider).toString('base64') };
    expect(await upload(exactly, { changed })).toEqual([403, 'SignatureDoesNotMatch']);
  });

  it('to another bucket than that of its policy is refused', async () => {
    const elsewhere: Form = { ...exactly, Conditions: [...exactly.Conditions, { bucket: 'another' }] };
    expect(await upload(elsewhere)).toEqual(denied);
  });

  it('that was refused is not stored', async () => {
    await expect(stored('refused-a')).rejects.toMatchObject({ name: 'NotFound' });
    expect((await stored('x.png')).ContentLength).toBe(500);
  });
});
