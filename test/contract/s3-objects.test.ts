import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Bucket,
  bucketAddress,
  files,
  folder,
  put,
  read,
  refusalIn,
  remove,
  removeFiles,
} from '#test/support/contract-files.ts';
import { signedRequest } from '#test/support/signed-request.ts';

const megabyte = 1024 * 1024;
const head = (name: string) => files.send(new HeadObjectCommand({ Bucket, Key: folder + name }));

afterAll(removeFiles);

describe('an object', () => {
  it('comes back with its type, its name for downloads, its metadata and its tag', async () => {
    const ContentDisposition = 'inline; filename="ciao.txt"';
    const described = { ContentType: 'text/plain', ContentDisposition, Metadata: { owner: 'anna' } };
    const { ETag } = await put('a.txt', 'ciao', described);
    expect(String(await read('a.txt'))).toBe('ciao');
    expect(await head('a.txt')).toMatchObject({ ...described, ContentLength: 4, ETag });
    expect(ETag).toBe(`"${createHash('md5').update('ciao').digest('hex')}"`);
  });

  it('of several megabytes arrives unchanged as a stream', async () => {
    const content = randomBytes(5 * megabyte + 1);
    const parts = [
      content.subarray(0, 10),
      content.subarray(10, 3 * megabyte),
      content.subarray(3 * megabyte),
    ];
    await put('big.bin', Readable.from(parts), { ContentLength: content.length });
    expect((await read('big.bin')).equals(content)).toBe(true);
  });

  it('with the SDK’s own checksums arrives unchanged', async () => {
    const content = randomBytes(megabyte);
    await put('sum.bin', content, { ChecksumAlgorithm: 'CRC32' });
    expect((await read('sum.bin')).equals(content)).toBe(true);
  });

  it('may be empty', async () => {
    await put('empty', '');
    expect((await head('empty')).ContentLength).toBe(0);
  });

  it.each(['cartella/è un\'"€&?.pdf', 'a//b', 'più + meno %41'])('may have the key %j', async (name) => {
    await put(name, name);
    expect(String(await read(name))).toBe(name);
  });

  it('is replaced, except by a write that must be the first', async () => {
    await put('r.txt', 'one');
    await put('r.txt', 'two');
    await expect(put('r.txt', 'three', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
    expect(String(await read('r.txt'))).toBe('two');
    await put('new.txt', 'first', { IfNoneMatch: '*' });
    expect(String(await read('new.txt'))).toBe('first');
  });

  it('is written once by several simultaneous first writes', async () => {
    const writers = ['a', 'b', 'c', 'd'].map((text) => put('race.txt', text, { IfNoneMatch: '*' }));
    const outcomes = await Promise.allSettled(writers);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('can be deleted, also twice', async () => {
    await put('gone.txt', 'one');
    await remove('gone.txt');
    await remove('gone.txt');
    await expect(read('gone.txt')).rejects.toMatchObject({
      name: 'NoSuchKey',
      $metadata: { httpStatusCode: 404 },
    });
    await expect(head('gone.txt')).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('in an unknown bucket gives NoSuchBucket', async () => {
    const elsewhere = new GetObjectCommand({ Bucket: `${Bucket}-${Date.now()}`, Key: 'a' });
    await expect(files.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });
});

describe('a part of an object', () => {
  beforeAll(() => put('hello.txt', 'hello world'));

  async function part(Range: string) {
    const asked = new GetObjectCommand({ Bucket, Key: `${folder}hello.txt`, Range });
    const { Body, ContentRange, $metadata } = await files.send(asked);
    return [await Body?.transformToString(), ContentRange, $metadata.httpStatusCode];
  }

  it.each([
    ['bytes=0-4', 'hello', 'bytes 0-4/11'],
    ['bytes=6-', 'world', 'bytes 6-10/11'],
    ['bytes=6-99', 'world', 'bytes 6-10/11'],
    ['bytes=-3', 'rld', 'bytes 8-10/11'],
    ['bytes=-99', 'hello world', 'bytes 0-10/11'],
  ])('by %s is %j', async (range, text, answered) => {
    expect(await part(range)).toEqual([text, answered, 206]);
  });

  it.each(['bytes=11-12', 'bytes=-0'])('by %s is none', async (range) => {
    await expect(part(range)).rejects.toMatchObject({
      name: 'InvalidRange',
      $metadata: { httpStatusCode: 416 },
    });
  });
});

describe('an object that is damaged on the way', () => {
  const url = `${bucketAddress}/${folder}damaged.txt`;

  it.each([
    ['checksum', { ChecksumCRC32: 'AAAAAA==' }],
    ['MD5', { ContentMD5: Buffer.alloc(16).toString('base64') }],
  ])('is refused by its %s', async (_what, wrong) => {
    await expect(put('damaged.txt', 'hello', wrong)).rejects.toMatchObject({ name: 'BadDigest' });
  });

  it('is refused if it differs from the signed one', async () => {
    const signed = { url, service: 's3', method: 'PUT', body: 'hello' } as const;
    const headers = { 'x-amz-content-sha256': createHash('sha256').update('hello').digest('hex') };
    const response = await signedRequest({ ...signed, headers, sentBody: 'HELLO' });
    expect(await refusalIn(response)).toEqual([400, 'XAmzContentSHA256Mismatch']);
  });

  it('is not stored', async () => {
    await expect(head('damaged.txt')).rejects.toMatchObject({ name: 'NotFound' });
  });
});
