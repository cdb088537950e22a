import { CopyObjectCommand, GetObjectTaggingCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { fileAddress } from '#shared/uploads/file-address.ts';
import { aNotification } from '#test/support/builders/notification.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { bucketClient, bucketName } = await import('#lambdas/store/bucket.ts');
const { withUpload } = await import('#lambdas/notifications/with-upload.ts');
const { createNotification } = await import('#lambdas/store/notification-store.ts');
const { onceKey } = await import('#lambdas/store/once-store.ts');

const at = (Key: string) => ({ Bucket: bucketName(), Key });
let made = 0;

/** As a browser leaves it. */
async function uploaded(): Promise<string> {
  made += 1;
  const key = `attachments/notifications/${made}-listino.pdf`;
  const ContentType = 'application/pdf';
  await bucketClient.send(
    new PutObjectCommand({ ...at(`${key}.sent`), Body: '%PDF-1.7 prices', ContentType }),
  );
  const CopySource = `${bucketName()}/${key}.sent`;
  const tagged = { TaggingDirective: 'REPLACE', Tagging: 'state=unclaimed' } as const;
  await bucketClient.send(
    new CopyObjectCommand({ ...at(key), CopySource, ...tagged, MetadataDirective: 'REPLACE', ContentType }),
  );
  return key;
}

const stateOf = async (key: string) =>
  (await bucketClient.send(new GetObjectTaggingCommand(at(key)))).TagSet?.find(({ Key }) => Key === 'state')
    ?.Value;

const broken = new Error('not written');
const failing = async () => Promise.reject(broken);

describe('an upload that a notification takes', () => {
  it('is given up again when the notification is not written', async () => {
    const key = await uploaded();
    await expect(withUpload({ key, id: 'none' }, failing)).rejects.toBe(broken);
    expect(await stateOf(key)).toBe('unclaimed');
  });

  it('is kept when it was written all the same, and only its answer was lost', async () => {
    const key = await uploaded();
    const entry = aNotification({ id: 'written', attachment: true, attachmentUrl: fileAddress(key) });
    const write = async () => {
      await createNotification(entry, onceKey('test', 'written', ''), new Date());
      throw broken;
    };
    await expect(withUpload({ key, id: 'written' }, write)).rejects.toBe(broken);
    expect(await stateOf(key)).toBe('kept');
  });

  it('is kept with it, and taken by one alone', async () => {
    const key = await uploaded();
    expect(await withUpload({ key, id: 'any' }, async () => 'saved')).toBe('saved');
    expect(await stateOf(key)).toBe('kept');
    await expect(withUpload({ key, id: 'other' }, async () => 'saved')).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect(await withUpload({ key: null, id: 'other' }, async () => 'saved')).toBe('saved');
  });
});
