import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { local } from '#infra/local/environment.ts';
import { startS3 } from '#infra/local/s3/start-s3.ts';
import { type MountedService, mountService } from '#test/support/mount-service.ts';

const Bucket = 'files';
let directory: string;
let now: number;
let mounted: MountedService;
let client: S3Client;

async function open() {
  const service = await startS3({ directory, buckets: [Bucket], clock: () => now });
  mounted = await mountService('/_aws/s3', service);
  client = new S3Client({
    endpoint: mounted.url,
    region: 'eu-central-1',
    credentials: local.keys,
    forcePathStyle: true,
    maxAttempts: 1,
  });
}

async function close() {
  client.destroy();
  await mounted.close();
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'preventivi-s3-'));
  now = Date.now();
  await open();
});

afterEach(async () => {
  await close();
  await rm(directory, { recursive: true });
});

const put = (Key: string, Body: string, more: object = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));
const contents = () => readdir(join(directory, 'contents'));

async function read(Key: string): Promise<string | undefined> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Body?.transformToString();
}

it('an object outlives a restart', async () => {
  await put('a.txt', 'kept');
  await close();
  await open();
  expect(await read('a.txt')).toBe('kept');
});

it('an object that is replaced or removed leaves no file behind', async () => {
  await put('a.txt', 'one');
  await put('a.txt', 'two');
  expect(await contents()).toHaveLength(1);
  await remove('a.txt');
  expect(await contents()).toEqual([]);
});

it('an upload that is refused leaves no file behind', async () => {
  await expect(put('a.txt', 'hello', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({
    name: 'BadDigest',
  });
  expect(await contents()).toEqual([]);
  await put('a.txt', 'first');
  await expect(put('a.txt', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
    name: 'PreconditionFailed',
  });
  expect(await contents()).toHaveLength(1);
});

it.each(['../../etc/passwd', `${'a/'.repeat(400)}z`, 'a//b', '..'])(
  'the key %j leads nowhere but into its bucket',
  async (key) => {
    await put(key, 'here');
    await put('other', 'there');
    expect(await read(key)).toBe('here');
    expect((await readdir(directory)).sort()).toEqual(['contents', 'objects']);
  },
);

it('a request that was signed long ago is refused', async () => {
  now += 16 * 60_000;
  // The SDK would set its clock by the answer and ask again.
  await expect(put('a.txt', 'late')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
});
