import { GetObjectTaggingCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { openDataServices } from '#test/support/data-services.ts';
import { pngOf } from '#test/support/png.ts';

const services = await openDataServices();
afterAll(services.close);

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const { readFile } = await import('#lambdas/runtime/files/files.ts');
const { withUpload } = await import('#lambdas/store/upload/with-upload.ts');

const at = (Key: string) => ({ Bucket: bucketName(), Key });
let made = 0;
const newId = () => {
  made += 1;
  return `id${made}`;
};

/** As a browser leaves it. */
async function uploaded(): Promise<string> {
  const key = `uploads/images/products/${newId()}-secchio.png`;
  await bucketClient.send(
    new PutObjectCommand({ ...at(key), Body: pngOf('the image'), ContentType: 'image/png' }),
  );
  return key;
}

const stateOf = async (key: string) =>
  (await bucketClient.send(new GetObjectTaggingCommand(at(key)))).TagSet?.find(({ Key }) => Key === 'state')
    ?.Value;

const broken = new Error('not written');

describe('a file that an upload becomes', () => {
  let key = '';
  const storing = async (isNamed: () => Promise<boolean>, fails = true) => {
    const given = { kind: 'product-image', upload: await uploaded(), newId } as const;
    const write = async (taken: string) => {
      key = taken;
      if (fails) throw broken;
      return 'saved';
    };
    return withUpload(given, { write, isNamed });
  };

  it('is retired when nothing that names it is stored', async () => {
    await expect(storing(async () => false)).rejects.toBe(broken);
    expect(await stateOf(key)).toBe('retired');
  });

  it('stays when it is stored all the same, and only the answer was lost', async () => {
    await expect(storing(async () => true)).rejects.toBe(broken);
    expect(await stateOf(key)).toBeUndefined();
  });

  it('stays when nobody can tell whether it is stored, and what failed first is told', async () => {
    await expect(storing(() => Promise.reject(new Error('no table')))).rejects.toBe(broken);
    expect(await stateOf(key)).toBeUndefined();
  });

  it('stays with what stores it', async () => {
    expect(await storing(async () => false, false)).toBe('saved');
    expect(await stateOf(key)).toBeUndefined();
    expect(Buffer.from(await readFile(key)).toString('latin1')).toContain('the image');
  });
});
