import { GetObjectTaggingCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, expect, it } from 'vitest';
import { fileAddress } from '#shared/uploads/file-address.ts';
import { aNotification } from '#test/support/builders/notification.ts';
import { openDataServices } from '#test/support/data-services.ts';

const services = await openDataServices();
afterAll(services.close);

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const { writeFile } = await import('#lambdas/runtime/files/files.ts');
const { followNotifications } = await import('#lambdas/maintenance/follow-notifications.ts');
const { onceKey } = await import('#lambdas/store/once/once-store.ts');
const { changeNotification, createNotification, readNotification, removeNotification } = await import(
  '#lambdas/store/notification/notification-store.ts'
);

const at = (Key: string) => ({ Bucket: bucketName(), Key });
const isThere = (key: string) =>
  bucketClient.send(new HeadObjectCommand(at(key))).then(
    () => true,
    () => false,
  );
const stateOf = async (key: string) =>
  (await bucketClient.send(new GetObjectTaggingCommand(at(key)))).TagSet?.find(({ Key }) => Key === 'state')
    ?.Value;

let made = 0;

/** A notification with a file, of which nobody does more than write the table: as if killed right after it. */
async function withFile(named?: string, of = fileAddress) {
  made += 1;
  const key = named ?? `attachments/notifications/${made}-listino.pdf`;
  await writeFile(key, new TextEncoder().encode('prices'));
  const id = `followed-${made}`;
  const entry = aNotification({ id, attachment: true, attachmentUrl: of(key) });
  await createNotification(entry, onceKey('test', id, ''), new Date());
  return { key, entry };
}

let position = '';

/** The records of the table, twice, as a stream may bring them. */
async function follow() {
  const entries = await services.dynamoDb.changes.read(position, 1000);
  for (let time = 0; time < 2; time += 1) for (const { record } of entries) await followNotifications(record);
  position = entries.at(-1)?.sequence ?? position;
}

it('the file of a notification goes with it, also after a kill in between [OPW-45]', async () => {
  const { key, entry } = await withFile();
  await follow();
  expect(await isThere(key)).toBe(true);
  await removeNotification(entry);
  await follow();
  expect(await isThere(key)).toBe(false);
});

it('a file that was replaced, or is no longer offered, is retired; all other changes leave it [NOT-076]', async () => {
  const { key, entry } = await withFile();
  const next = { ...entry, title: 'Altro titolo', revision: 2 };
  await changeNotification(entry, next);
  await follow();
  expect(await stateOf(key)).toBeUndefined();
  await changeNotification(next, { ...next, attachment: false, attachmentUrl: null, revision: 3 });
  await follow();
  expect(await stateOf(key)).toBe('retired');
});

it.each([
  ['of another folder', 'images/products/velino.png', fileAddress],
  ['elsewhere, as older records have', 'elsewhere.pdf', (key: string) => `https://example.com/files/${key}`],
])('a file %s is nobody’s to remove', async (_case, name, of) => {
  const { key, entry } = await withFile(name, of);
  await removeNotification(entry);
  await follow();
  expect([await isThere(key), await readNotification(entry.id)]).toEqual([true, undefined]);
});
