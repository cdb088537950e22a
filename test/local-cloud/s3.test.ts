import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localCredentials, startS3 } from '#infra/local/s3/start-s3.ts';
import { type MountedService, mountService } from '#test/support/mount-service.ts';

const Bucket = 'files';
const webOrigin = 'http://localhost:5173';
let directory: string;
let mounted: MountedService;
let client: S3Client;

function openClient(credentials = localCredentials): S3Client {
  return new S3Client({
    endpoint: mounted.url,
    region: 'eu-central-1',
    credentials,
    forcePathStyle: true,
    maxAttempts: 1,
  });
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preventivi-s3-'));
  mounted = await mountService(
    '/_aws/s3',
    await startS3({ directory, buckets: [Bucket], allowedOrigins: [webOrigin] }),
  );
  client = openClient();
});

afterEach(async () => {
  client.destroy();
  await mounted.close();
  await rm(directory, { recursive: true });
});

function put(Key: string, Body: string | Buffer | Readable, more: object = {}) {
  return client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
}

async function read(Key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

describe('an object', () => {
  it('comes back with its type, its metadata and its tag', async () => {
    const { ETag } = await put('a.txt', 'ciao', { ContentType: 'text/plain', Metadata: { owner: 'anna' } });
    expect(String(await read('a.txt'))).toBe('ciao');
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'a.txt' }))).toMatchObject({
      ContentType: 'text/plain',
      ContentLength: 4,
      Metadata: { owner: 'anna' },
      ETag,
    });
    expect(ETag).toBe(`"${createHash('md5').update('ciao').digest('hex')}"`);
  });

  it('that is streamed in chunks arrives unchanged', async () => {
    const content = randomBytes(700_001);
    const parts = [content.subarray(0, 10), content.subarray(10, 300_000), content.subarray(300_000)];
    await put('big.bin', Readable.from(parts), { ContentLength: content.length });
    expect((await read('big.bin')).equals(content)).toBe(true);
  });

  it('is read in part', async () => {
    await put('a.txt', 'hello world');
    const part = async (Range: string) => {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: 'a.txt', Range }));
      return [await answer.Body?.transformToString(), answer.ContentRange, answer.$metadata.httpStatusCode];
    };
    expect(await part('bytes=0-4')).toEqual(['hello', 'bytes 0-4/11', 206]);
    expect(await part('bytes=6-')).toEqual(['world', 'bytes 6-10/11', 206]);
    expect(await part('bytes=-3')).toEqual(['rld', 'bytes 8-10/11', 206]);
    await expect(part('bytes=20-30')).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('is replaced and removed without leaving files behind', async () => {
    await put('a.txt', 'one');
    await put('a.txt', 'two');
    expect(String(await read('a.txt'))).toBe('two');
    expect(await readdir(join(directory, 'contents'))).toHaveLength(1);
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'a.txt' }));
    await client.send(new DeleteObjectCommand({ Bucket, Key: 'a.txt' }));
    await expect(read('a.txt')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await readdir(join(directory, 'contents'))).toEqual([]);
  });

  it.each(['../../etc/passwd', 'cartella/è un\'"€&?.pdf', `${'a/'.repeat(400)}z`, 'a//b', '..'])(
    'may have the key %j, and stays in its bucket',
    async (key) => {
      await put(key, 'here');
      await put('other', 'there');
      expect(String(await read(key))).toBe('here');
      expect((await readdir(directory)).sort()).toEqual(['contents', 'objects']);
    },
  );

  it('that is damaged on its way is refused', async () => {
    const damaged = put('a.txt', 'hello', { ChecksumCRC32: 'AAAAAA==' });
    await expect(damaged).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(read('a.txt')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await readdir(join(directory, 'contents'))).toEqual([]);
  });
});

describe('access', () => {
  it('without a signature, or with that of another secret, is refused', async () => {
    await put('a.txt', 'secret');
    const anonymous = await fetch(`${mounted.url}/${Bucket}/a.txt`);
    expect([anonymous.status, await anonymous.text()]).toEqual([
      403,
      expect.stringContaining('AccessDenied'),
    ]);
    const stranger = openClient({ ...localCredentials, secretAccessKey: 'guessed' });
    const refused = stranger.send(new GetObjectCommand({ Bucket, Key: 'a.txt' }));
    await expect(refused).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    const overwriting = stranger.send(new PutObjectCommand({ Bucket, Key: 'a.txt', Body: 'mine' }));
    await expect(overwriting).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    expect(String(await read('a.txt'))).toBe('secret');
  });

  it('by a signed address works until it expires, for this object alone, under the name it gives', async () => {
    await put('cartella/è.txt', 'shared');
    const command = new GetObjectCommand({
      Bucket,
      Key: 'cartella/è.txt',
      ResponseContentDisposition: 'attachment; filename="preventivo.txt"',
    });
    const url = await getSignedUrl(client, command, { expiresIn: 60 });
    const answer = await fetch(url, { headers: { origin: webOrigin } });
    expect([answer.status, await answer.text()]).toEqual([200, 'shared']);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="preventivo.txt"');
    expect(answer.headers.get('access-control-allow-origin')).toBe(webOrigin);
    const changed = await fetch(url.replace('cartella/', 'cartella2/'));
    expect([changed.status, await changed.text()]).toEqual([
      403,
      expect.stringContaining('SignatureDoesNotMatch'),
    ]);
    expect((await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(403);
    const signingDate = new Date(Date.now() - 120_000);
    const late = await fetch(await getSignedUrl(client, command, { expiresIn: 60, signingDate }));
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
  });

  it('to a bucket that does not exist is refused', async () => {
    const elsewhere = client.send(new GetObjectCommand({ Bucket: 'others', Key: 'a' }));
    await expect(elsewhere).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it('from other pages is answered to the allowed origins alone', async () => {
    const ask = (origin: string) =>
      fetch(`${mounted.url}/${Bucket}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    expect((await ask(webOrigin)).headers.get('access-control-allow-methods')).toContain('POST');
    expect((await ask('http://evil.example')).status).toBe(403);
  });
});
