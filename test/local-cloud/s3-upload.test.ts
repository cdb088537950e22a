import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localCredentials, startS3 } from '#infra/local/s3/start-s3.ts';
import { type MountedService, mountService } from '#test/support/mount-service.ts';
import { signPost } from '#test/support/sign-post.ts';

const Bucket = 'files';
let directory: string;
let mounted: MountedService;
let client: S3Client;

function openClient(): S3Client {
  return new S3Client({
    endpoint: mounted.url,
    region: 'eu-central-1',
    credentials: localCredentials,
    forcePathStyle: true,
    maxAttempts: 1,
  });
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preventivi-s3-'));
  mounted = await mountService('/_aws/s3', await startS3({ directory, buckets: [Bucket] }));
  client = openClient();
});

afterEach(async () => {
  client.destroy();
  await mounted.close();
  await rm(directory, { recursive: true });
});

describe('an upload of the browser', () => {
  const conditions = [
    ['content-length-range', 1, 1000],
    { key: 'up/x.png' },
    { bucket: Bucket },
    { 'Content-Type': 'image/png' },
  ];
  const fields = { key: 'up/x.png', 'Content-Type': 'image/png' };

  async function upload(size: number, changed: object = {}, late = 0) {
    const signed = signPost({ conditions, fields, credentials: localCredentials, now: Date.now() - late });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...signed, ...changed })) form.append(name, String(value));
    form.append('file', new Blob([Buffer.alloc(size, 1)]), 'x.png');
    const answer = await fetch(`${mounted.url}/${Bucket}`, { method: 'POST', body: form });
    return [answer.status, /<Code>(.*)<\/Code>/.exec(await answer.text())?.[1]];
  }

  const stored = () => client.send(new HeadObjectCommand({ Bucket, Key: 'up/x.png' }));

  it('that keeps to its policy is stored with its type', async () => {
    expect(await upload(500)).toEqual([204, undefined]);
    expect(await stored()).toMatchObject({ ContentLength: 500, ContentType: 'image/png' });
  });

  it('that is too large, too small, of another type, under another key or too late is refused', async () => {
    expect(await upload(1001)).toEqual([400, 'EntityTooLarge']);
    expect(await upload(0)).toEqual([400, 'EntityTooSmall']);
    expect(await upload(10, { 'Content-Type': 'text/html' })).toEqual([403, 'AccessDenied']);
    expect(await upload(10, { key: 'up/y.png' })).toEqual([403, 'AccessDenied']);
    expect(await upload(10, { 'x-amz-meta-extra': 'field' })).toEqual([403, 'AccessDenied']);
    expect(await upload(10, {}, 700_000)).toEqual([403, 'AccessDenied']);
    await expect(stored()).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('whose policy was made larger by the sender is refused', async () => {
    const conditionsOfOthers = [['content-length-range', 1, 9000], ...conditions.slice(1)];
    const policy = Buffer.from(
      JSON.stringify({ expiration: '2099-01-01T00:00:00Z', conditions: conditionsOfOthers }),
    ).toString('base64');
    expect(await upload(5000, { policy })).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await upload(10, { policy: '' })).toEqual([403, 'AccessDenied']);
  });
});
