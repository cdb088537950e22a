import { GetObjectTaggingCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { codeOf } from '#test/support/cloud.ts';
import {
  type Answered,
  aKey,
  allowAttachment,
  aNewNotification,
  aSent,
  attachmentOf,
  createNotification,
  deleteNotification,
  duplicateNotification,
  inboxOf,
  listed,
  removeAttachment,
  sendNow,
  setStatus,
  type Upload,
  updateNotification,
} from '#test/support/notifications-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const { bucketClient, bucketName } = await import('#lambdas/runtime/files/bucket.ts');
const { listFiles } = await import('#lambdas/runtime/files/list-files.ts');
const { keyOfAddress } = await import('#shared/uploads/file-address.ts');
const { takenKey } = await import('#shared/uploads/upload-key.ts');

/** The key that the file of a notification is kept by, and how all those begin that were taken from its upload. */
const fileOf = ({ attachmentUrl }: Answered) => keyOfAddress(attachmentUrl) ?? '';
const stemOf = (key: string) => key.slice(0, key.lastIndexOf('-') + 1);

const pdf = { type: 'application/pdf', fileName: 'Listino autunno.pdf' };
const allowed = async (file = pdf): Promise<Upload> =>
  answered(await allowAttachment('superUser', file)).uploadNotificationAttachment;

/** Uploads as a browser does. */
async function send({ url, fields }: Upload, bytes: string): Promise<number> {
  const form = new FormData();
  for (const { name, value } of fields) form.append(name, value);
  form.append('file', new Blob([bytes]), 'x.pdf');
  return (await fetch(url, { method: 'POST', body: form })).status;
}

/** The first bytes of a PDF. */
const mark = '%PDF-1.7 ';

async function uploaded(text = 'the prices'): Promise<string> {
  const upload = await allowed();
  expect(await send(upload, mark + text)).toBe(204);
  return upload.key;
}

const withFile = (attachmentKey: string, changes: Parameters<typeof aNotificationInput>[0] = {}) =>
  aNotificationInput({
    attachment: true,
    attachmentKey,
    attachmentOriginalName: 'Listino autunno.pdf',
    ...changes,
  });

const made = async (key: string, changes = {}): Promise<Answered> =>
  answered(await createNotification('superUser', withFile(key, changes))).createNotification;

async function stateOf(key: string): Promise<string | undefined> {
  const at = { Bucket: bucketName(), Key: key };
  const { TagSet = [] } = await bucketClient.send(new GetObjectTaggingCommand(at));
  return TagSet.find(({ Key }) => Key === 'state')?.Value;
}

/** Until who follows the table has done so. */
const soon = { timeout: 10_000 };

const isThere = (key: string): Promise<boolean> =>
  bucketClient.send(new HeadObjectCommand({ Bucket: bucketName(), Key: key })).then(
    () => true,
    () => false,
  );

const contentOf = async (who: Parameters<typeof attachmentOf>[0], id: string) => {
  const response = await fetch(answered(await attachmentOf(who, id)).notificationAttachment.url);
  return { text: (await response.text()).replace(mark, ''), as: response.headers.get('content-disposition') };
};

describe('the file of a notification', () => {
  it('has a place of its own from when it is chosen, before anything is saved [NOT-073, NOT-075, OPW-50]', async () => {
    const [one, other] = [await allowed(), await allowed()];
    expect(one.key).toMatch(/^uploads\/attachments\/notifications\/[0-9a-f]{32}-listino-autunno\.pdf$/);
    expect(one.key).not.toBe(other.key);
    expect(one.attachmentName).toBe(one.key.replace('uploads/attachments/notifications/', ''));
    expect(one.attachmentOriginalName).toBe('Listino autunno.pdf');
    expect(one.attachmentUrl).toContain(one.key);
  });

  it('is copied from where the bucket removes it once it is saved, under a name of its own [NOT-075, OPW-50]', async () => {
    const notification = await made(await uploaded());
    const { attachmentName, attachmentOriginalName } = notification;
    const key = fileOf(notification);
    expect(key).toMatch(/^attachments\/notifications\/[0-9a-f]{32}-listino-autunno-[0-9a-f]{32}\.pdf$/);
    expect([await isThere(key), await stateOf(key)]).toEqual([true, undefined]);
    expect(key).toBe(`attachments/notifications/${attachmentName}`);
    expect(attachmentOriginalName).toBe('Listino autunno.pdf');
  });

  it('is up to 20 MB, of a type that nothing runs [OPW-50]', async () => {
    const html = await allowAttachment('superUser', { type: 'text/html', fileName: 'a.html' });
    expect(codeOf(html)).toBe('invalid-input');
    expect(await send(await allowed(), 'x'.repeat(20 * 1024 * 1024 + 1))).toBe(400);
  });

  it('must be there where one is offered [NOT-047]', async () => {
    const missing = await createNotification('superUser', aNotificationInput({ attachment: true }));
    expect([codeOf(missing), missing.errors?.[0]?.errorInfo]).toEqual([
      'invalid-input',
      { field: 'input.attachmentKey' },
    ]);
    const never = await createNotification('superUser', withFile((await allowed()).key));
    expect(codeOf(never)).toBe('invalid-input');
  });

  it('is taken once by a call that comes twice at the same moment', async () => {
    const input = withFile(await uploaded());
    const once = { key: aKey() };
    const calls = [1, 2, 3].map(() => createNotification('superUser', input, once));
    const all = (await Promise.all(calls)).map((answer) => answered(answer).createNotification);
    expect(new Set(all.map(({ id, attachmentUrl }) => `${id} ${attachmentUrl}`)).size).toBe(1);
    const [one] = all;
    const key = one ? fileOf(one) : '';
    expect([await isThere(key), await stateOf(key)]).toEqual([true, undefined]);
    const others = (await listFiles(stemOf(key))).filter((file) => file.key !== key);
    for (const { key: other } of others) expect(await stateOf(other)).toBe('retired');
  });

  it('is what it says that it is: a program under the name of a document is not taken [OPW-50]', async () => {
    const upload = await allowed();
    expect(await send(upload, 'MZ\x90\0 a program')).toBe(204);
    expect(codeOf(await createNotification('superUser', withFile(upload.key)))).toBe('invalid-input');
  });

  it('is nobody else’s: of an upload that two notifications are given each has a file of its own', async () => {
    const upload = await uploaded('for both');
    const [one, other] = [await made(upload), await made(upload)];
    answered(await deleteNotification('superUser', one));
    await expect.poll(() => isThere(fileOf(one)), soon).toBe(false);
    expect((await contentOf('superUser', other.id)).text).toBe('for both');
  });

  it('stays the same when a save brings the upload that it has', async () => {
    const upload = await uploaded();
    const first = await made(upload);
    const second = answered(await updateNotification('superUser', first, withFile(upload)));
    expect(second.updateNotification.attachmentUrl).toBe(first.attachmentUrl);
  });

  it('takes the place of the one before, which nobody is given any more [NOT-076]', async () => {
    const [old, next] = [await uploaded('old'), await uploaded('new')];
    const before = await made(old);
    const after = answered(await updateNotification('superUser', before, withFile(next))).updateNotification;
    await expect.poll(() => stateOf(fileOf(before)), soon).toBe('retired');
    expect(await stateOf(fileOf(after))).toBeUndefined();
    expect((await contentOf('superUser', after.id)).text).toBe('new');
  });

  it('stays when nothing else is chosen, and goes when none is offered any more', async () => {
    const first = await made(await uploaded());
    const key = fileOf(first);
    const kept = aNotificationInput({ attachment: true, title: 'Altro' });
    const second = answered(await updateNotification('superUser', first, kept)).updateNotification;
    expect([second.attachmentUrl, await stateOf(key)]).toEqual([first.attachmentUrl, undefined]);
    const third = answered(await updateNotification('superUser', second, aNotificationInput()));
    expect(third.updateNotification.attachmentUrl).toBeNull();
    await expect.poll(() => stateOf(key), soon).toBe('retired');
  });

  it.each([
    ['draft', 'draft'],
    ['draft', 'todo'],
    ['sent', 'sent'],
  ])('stays when all else is written anew: a %s one, saved as %s [NOT-056, OPW-42]', async (from, status) => {
    const file = withFile(await uploaded());
    const before = await (from === 'sent' ? aSent(file) : aNewNotification(file));
    const written = {
      ...{ title: 'Altro titolo', body: 'Altro testo', attachmentText: 'Scheda' },
      ...{ cta: true, ctaText: 'Apri', ctaUrl: 'https://example.com/altro' },
    };
    const input = aNotificationInput({ ...written, attachment: true });
    const after = answered(await updateNotification('superUser', before, input, status)).updateNotification;
    expect(after).toMatchObject({ ...written, status });
    expect(await listed(before.id)).toMatchObject(written);
    expect(fileOf(after)).toBe(fileOf(before));
  });

  it('is not taken when the save is refused', async () => {
    const key = await uploaded();
    const draft = await aNewNotification();
    answered(await updateNotification('superUser', draft, aNotificationInput({ title: 'Prima' })));
    expect(codeOf(await updateNotification('superUser', draft, withFile(key)))).toBe('conflict');
    expect(await listFiles(stemOf(takenKey(key, '')))).toEqual([]);
  });

  it('is taken away from a draft, and from what was sent, but from nothing that waits [NOT-074, OPW-41]', async () => {
    const draft = await made(await uploaded());
    const key = fileOf(draft);
    const none = answered(await removeAttachment('superUser', draft)).removeNotificationAttachment;
    expect(none).toMatchObject({ attachment: false, attachmentName: null, attachmentUrl: null, revision: 2 });
    await expect.poll(() => stateOf(key), soon).toBe('retired');
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const waiting = await aNewNotification({ sendAt }, 'todo');
    expect(codeOf(await removeAttachment('superUser', waiting))).toBe('failed-precondition');
    answered(await setStatus('superUser', waiting, 'draft'));
  });

  it('goes with the notification [NOT-071, OPW-45]', async () => {
    const notification = await made(await uploaded());
    answered(await deleteNotification('superUser', notification));
    await expect.poll(() => isThere(fileOf(notification)), soon).toBe(false);
  });

  it('is copied with it: each may be deleted without the other', async () => {
    const original = await made(await uploaded('shared'));
    const copy = answered(await duplicateNotification('superUser', original.id)).duplicateNotification;
    expect(copy.attachmentUrl).not.toBe(original.attachmentUrl);
    answered(await deleteNotification('superUser', original));
    await expect.poll(() => isThere(keyOfAddress(original.attachmentUrl) ?? ''), soon).toBe(false);
    const { text, as } = await contentOf('superUser', copy.id);
    expect(text).toBe('shared');
    expect(as).toMatch(/^attachment; filename="Listino autunno.pdf"/);
  });

  it('is fetched, as a file to save, by those whose type it was sent to, and by nobody before [OPW-51]', async () => {
    const draft = await made(await uploaded('for painters'), { recipients: ['imbianchino'] });
    expect(codeOf(await attachmentOf('painter', draft.id))).toBe('not-found');
    expect((await contentOf('superUser', draft.id)).text).toBe('for painters');
    answered(await setStatus('superUser', draft, 'todo'));
    await sendNow();
    const { text, as } = await contentOf('painter', draft.id);
    expect([text, as?.startsWith('attachment')]).toEqual(['for painters', true]);
    expect(codeOf(await attachmentOf('retailer', draft.id))).toBe('not-found');
    const entry = (await inboxOf('painter')).items.find(({ id }) => id === draft.id);
    expect(entry).toMatchObject({ attachment: true, attachmentOriginalName: 'Listino autunno.pdf' });
  });

  it('is opened where older records have it, elsewhere in the web, and nowhere else', async () => {
    const { client, table } = await import('#lambdas/runtime/table/table.ts');
    const { id } = await aNewNotification();
    const openedAt = async (attachmentUrl: string) => {
      const Key = { pk: 'NOTIFICATIONS', sk: id };
      const { Item } = await client.send(new GetCommand({ TableName: table, Key }));
      await client.send(new PutCommand({ TableName: table, Item: { ...Item, attachmentUrl } }));
      const answer = await attachmentOf('superUser', id);
      return codeOf(answer) ?? answered(answer).notificationAttachment.url;
    };
    expect(await openedAt('https://example.com/listino.pdf')).toBe('https://example.com/listino.pdf');
    for (const address of [
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '//example.com',
    ])
      expect(await openedAt(address)).toBe('not-found');
  });

  it('is none where there is none', async () => {
    const { id } = await aSent();
    expect(codeOf(await attachmentOf('superUser', id))).toBe('not-found');
    expect((await listed(id))?.attachmentUrl).toBeNull();
  });
});
