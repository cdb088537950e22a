import { describe, expect, it } from 'vitest';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { codeOf } from '#test/support/cloud.ts';
import {
  aKey,
  aNewNotification,
  createNotification,
  deleteNotification,
  duplicateNotification,
  listed,
  listNotifications,
  setStatus,
  updateNotification,
} from '#test/support/notifications-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const status = async (id: string) => (await listed(id))?.status;

describe('notifications', () => {
  it('are listed for super users alone, the newest first [NOT-022, NOT-069, WDA-052, OPW-51]', async () => {
    const first = await aNewNotification({ title: 'Prima' });
    const second = await aNewNotification({ title: 'Seconda' });
    const all = answered(await listNotifications('superUser')).notifications;
    const places = [second, first].map(({ id }) => all.findIndex((one) => one.id === id));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all.map(({ createdAt }) => createdAt).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(codeOf(await listNotifications('painter'))).toBe('forbidden');
  });

  it('hold what was written, who wrote it and when by the clock of the server [NOT-052, NOT-056, NOT-070]', async () => {
    const input = aNotificationInput({
      recipients: ['imbianchino', 'agente'],
      cta: true,
      ctaText: 'Iscriviti',
      ctaUrl: 'https://example.com/corsi',
    });
    const before = Date.now();
    const made = answered(await createNotification('superUser', input)).createNotification;
    const { attachmentKey, ...content } = input;
    expect(made).toMatchObject({
      ...content,
      recipients: ['agente', 'imbianchino'],
      status: 'draft',
      archived: false,
      createdBy: 'Giulia Ferrero',
      sentAt: null,
      attachmentName: null,
      attachmentUrl: null,
      revision: 1,
      opened: 0,
    });
    expect(Date.parse(made.createdAt)).toBeGreaterThanOrEqual(before);
    expect(await listed(made.id)).toEqual(made);
  });

  it('are made once, however often the same call comes', async () => {
    const key = aKey();
    const first = answered(await createNotification('superUser', aNotificationInput(), { key }));
    const again = answered(await createNotification('superUser', aNotificationInput(), { key }));
    expect(again).toEqual(first);
    const other = await createNotification('superUser', aNotificationInput({ title: 'Altra' }), { key });
    expect(codeOf(other)).toBe('conflict');
  });

  it('are sent from the dialog or from the list, and cancelled until they are claimed [NOT-057, NOT-058, NOT-072, OPW-44]', async () => {
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const sent = await aNewNotification({ sendAt }, 'todo');
    expect(sent.status).toBe('todo');
    const cancelled = answered(await setStatus('superUser', sent, 'draft')).setNotificationStatus;
    expect(cancelled.status).toBe('draft');
    const saved = answered(
      await updateNotification('superUser', cancelled, aNotificationInput({ sendAt }), 'todo'),
    ).updateNotification;
    expect(saved.status).toBe('todo');
    const draft = answered(await setStatus('superUser', saved, 'draft')).setNotificationStatus;
    const again = answered(await setStatus('superUser', draft, 'todo')).setNotificationStatus;
    expect(again).toMatchObject({ status: 'todo', sendAt, revision: 5 });
    answered(await setStatus('superUser', again, 'draft'));
  });

  it('refuse what may not be done in their state, and say in which they are [OPW-41]', async () => {
    const draft = await aNewNotification();
    for (const wanted of ['archived', 'sent', 'draft']) {
      const answer = await setStatus('superUser', draft, wanted);
      expect(codeOf(answer)).toBe('failed-precondition');
      expect(answer.errors?.[0]?.errorInfo).toEqual({ state: 'draft' });
    }
    for (const wanted of ['sending', 'error'])
      expect(codeOf(await setStatus('superUser', draft, wanted))).toBe('invalid-input');
    const asSent = await updateNotification('superUser', draft, aNotificationInput(), 'sent');
    expect(codeOf(asSent)).toBe('failed-precondition');
    expect(codeOf(await createNotification('superUser', aNotificationInput(), { status: 'sent' }))).toBe(
      'failed-precondition',
    );
    expect(await status(draft.id)).toBe('draft');
  });

  it('tell the second of two who edit the same that, and by whom, it was saved', async () => {
    const draft = await aNewNotification();
    answered(await updateNotification('superUser', draft, aNotificationInput({ title: 'Prima' })));
    const late = await updateNotification('superUser', draft, aNotificationInput());
    expect(codeOf(late)).toBe('conflict');
    expect(late.errors?.[0]?.errorInfo).toMatchObject({ by: 'Giulia Ferrero' });
    expect(codeOf(await deleteNotification('superUser', draft))).toBe('conflict');
    expect((await listed(draft.id))?.title).toBe('Prima');
  });

  it('are gone once deleted [NOT-071]', async () => {
    const draft = await aNewNotification();
    expect(answered(await deleteNotification('superUser', draft)).deleteNotification).toBe(draft.id);
    expect(await listed(draft.id)).toBeUndefined();
    expect(codeOf(await deleteNotification('superUser', draft))).toBe('not-found');
  });

  it('are duplicated as a draft of one’s own, once for each call', async () => {
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const original = await aNewNotification({ title: 'Da copiare', sendAt }, 'todo');
    const key = aKey();
    const copy = answered(await duplicateNotification('superUser', original.id, key));
    expect(copy.duplicateNotification).toMatchObject({
      title: 'Da copiare',
      status: 'draft',
      sendAt: null,
      todoAt: null,
      revision: 1,
      createdBy: 'Giulia Ferrero',
    });
    const again = answered(await duplicateNotification('superUser', original.id, key));
    expect(again).toEqual(copy);
    answered(await deleteNotification('superUser', original));
  });
});
