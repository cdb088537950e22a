import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloudUrl } from '#test/support/cloud.ts';
import { pngOf } from '#test/support/png.ts';

/** The folders of the bucket, and whether the website shows their files to everybody. */
const folders: [folder: string, isShown: boolean][] = [
  ['images/products', true],
  ['images/users', true],
  ['attachments/notifications', false],
  ['documents', false],
  ['snapshots', false],
  ['jobs', false],
  ['archives', false],
  ['price-updates', false],
  ['uploads/images/products', false],
  ['uploads/images/users', false],
  ['uploads/attachments/notifications', false],
  ['uploads/workbooks', false],
  ['imports/checks', false],
  ['backups', false],
];
const keyIn = (folder: string) => `${folder}/geheim-${process.pid}.png`;
/** Not the name of the file: refusals may repeat that. */
const content = 'inhalt der datei';
let bucket = '';

beforeAll(async () => {
  const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
  bucket = `${process.env.AWS_ENDPOINT_URL_S3}/${bucketName()}`;
  for (const [folder] of folders) {
    const at = { Bucket: bucketName(), Key: keyIn(folder), ContentType: 'image/png' };
    await bucketClient.send(new PutObjectCommand({ ...at, Body: pngOf(content) }));
  }
});
afterAll(async () => {
  const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
  for (const [folder] of folders)
    await bucketClient.send(new DeleteObjectCommand({ Bucket: bucketName(), Key: keyIn(folder) }));
});

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer()).toString('latin1');
const holdsFile = async (response: Response) => (await bytesOf(response)).includes(content);

describe.each(folders)('a file of %s', (folder, isShown) => {
  it(`is ${isShown ? 'shown' : 'not shown'} by the website, at every form of its address`, async () => {
    const key = keyIn(folder);
    const straight = await fetch(`${cloudUrl}/files/${key}`);
    expect([straight.status === 200, await holdsFile(straight)]).toEqual([isShown, isShown]);
    const around = [
      `images/..%2F${key}`,
      `images/%2e%2e/${key}`,
      `images//../${key}`,
      `images/users/../../${key}`,
      `images/..%2f..%2f${key}`,
    ];
    for (const path of around) {
      const answer = await fetch(`${cloudUrl}/files/${path}`);
      if (!isShown) expect(await holdsFile(answer), path).toBe(false);
    }
  });

  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'POST'])(
    'is not reachable by %s without a signature',
    async (method) => {
      const body = ['PUT', 'POST'].includes(method) ? 'mine' : null;
      const answer = await fetch(`${bucket}/${keyIn(folder)}`, { method, body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await holdsFile(answer)).toBe(false);
    },
  );

  it.each(['tagging', 'acl', 'versions', 'uploads', 'list-type=2&prefix='])(
    '?%s shows nothing about it without a signature',
    async (query) => {
      const answer = await fetch(`${bucket}/${query.startsWith('list') ? '' : keyIn(folder)}?${query}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(await bytesOf(answer)).not.toContain('<Tag>');
    },
  );
});
