import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Bucket,
  bucketAddress,
  files,
  folder,
  put,
  read,
  refusalIn,
  removeFiles,
} from '#test/support/contract-files.ts';
import { target } from '#test/support/contract-target.ts';

const Key = `${folder}cartella/è.txt`;

beforeAll(() => put('cartella/è.txt', 'shared'));
afterAll(removeFiles);

async function strangerWith(keys: { accessKeyId?: string; secretAccessKey: string }) {
  const own = await files.config.credentials();
  return new S3Client({ forcePathStyle: true, credentials: { ...own, ...keys } });
}

describe('without a good signature', () => {
  it('an object can neither be read nor written', async () => {
    const url = `${bucketAddress}/${Key}`;
    expect(await refusalIn(await fetch(url))).toEqual([403, 'AccessDenied']);
    expect(await refusalIn(await fetch(url, { method: 'PUT', body: 'mine' }))).toEqual([403, 'AccessDenied']);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    expect(await refusalIn(await fetch(`${bucketAddress}?list-type=2`))).toEqual([403, 'AccessDenied']);
    expect(String(await read('cartella/è.txt'))).toBe('shared');
  });

  it('by another secret, an object can neither be read nor written', async () => {
    const stranger = await strangerWith({ secretAccessKey: 'guessed' });
    for (const asked of [
      stranger.send(new GetObjectCommand({ Bucket, Key })),
      stranger.send(new PutObjectCommand({ Bucket, Key, Body: 'mine' })),
    ]) {
      await expect(asked).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    }
    expect(String(await read('cartella/è.txt'))).toBe('shared');
  });

  it('with unknown keys, an object cannot be read', async () => {
    const stranger = await strangerWith({
      accessKeyId: 'AKIAINVENTED00000000',
      secretAccessKey: 'guessed',
    });
    const asked = stranger.send(new GetObjectCommand({ Bucket, Key }));
    await expect(asked).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
  });
});

describe('a signed address', () => {
  const ResponseContentDisposition = 'attachment; filename="preventivo.txt"';
  const command = new GetObjectCommand({ Bucket, Key, ResponseContentDisposition });
  const sign = (signingDate = new Date()) => getSignedUrl(files, command, { expiresIn: 60, signingDate });

  it('downloads the object under the name in the address', async () => {
    const answer = await fetch(await sign());
    expect([answer.status, await answer.text()]).toEqual([200, 'shared']);
    expect(answer.headers.get('content-disposition')).toBe(ResponseContentDisposition);
  });

  it('downloads a part of it', async () => {
    const answer = await fetch(await sign(), { headers: { range: 'bytes=0-4' } });
    expect([answer.status, await answer.text()]).toEqual([206, 'share']);
  });

  it('is good for nothing else', async () => {
    const url = await sign();
    const refused = [403, 'SignatureDoesNotMatch'];
    expect(await refusalIn(await fetch(url.replace('cartella/', 'cartella2/')))).toEqual(refused);
    expect(await refusalIn(await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')))).toEqual(
      refused,
    );
    expect(await refusalIn(await fetch(url.replace('preventivo.txt', 'fattura.txt')))).toEqual(refused);
    expect(await refusalIn(await fetch(url, { method: 'PUT', body: 'x' }))).toEqual(refused);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  });

  it('expires', async () => {
    const late = await fetch(await sign(new Date(Date.now() - 120_000)));
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('Request has expired')]);
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string, method: string) =>
    fetch(bucketAddress, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method },
    });

  it('may read and upload if they belong to the web app', async () => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await preflight(target.webOrigin, method);
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
        200,
        target.webOrigin,
      ]);
      expect(answer.headers.get('access-control-allow-methods')).toContain(method);
    }
  });

  it('may not write in other ways, or from other sites', async () => {
    for (const answer of [
      await preflight(target.webOrigin, 'PUT'),
      await preflight(target.webOrigin, 'DELETE'),
      await preflight('https://example.com', 'GET'),
    ]) {
      expect(await refusalIn(answer)).toEqual([403, 'AccessForbidden']);
    }
  });
});
