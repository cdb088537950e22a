import { afterEach, describe, expect, it } from 'vitest';
import { registeredAndSignedIn, stored, withToken } from '#test/support/accounts-api.ts';
import { aNotificationInput } from '#test/support/builders/notification.ts';
import { cloudUrl, codeOf, graphql } from '#test/support/cloud.ts';
import { type Listener, listen } from '#test/support/live.ts';
import {
  aKey,
  aNewNotification,
  aSent,
  deleteNotification,
  duplicateNotification,
  inboxOf,
  listed,
  markRead,
  sendNow,
  setStatus,
  updateNotification,
} from '#test/support/notifications-api.ts';
import { answered } from '#test/support/quotations-api.ts';

const open: Listener[] = [];
afterEach(() => {
  for (const listener of open.splice(0)) listener.close();
});

const inInbox = async (who: Parameters<typeof inboxOf>[0], id: string) =>
  (await inboxOf(who)).items.find((entry) => entry.id === id);

type Pushed = { topic: string; message: Record<string, string> };
const pushesOf = async (id: string): Promise<string[]> => {
  const { pushes = [] }: { pushes?: Pushed[] } = await (await fetch(`${cloudUrl}/_local/pushes.json`)).json();
  return pushes
    .filter(({ message }) => JSON.stringify(message).includes(id))
    .map(({ topic }) => topic.replace(/^.*preventivi-local-/, ''));
};

describe('a notification that was sent', () => {
  it('was pushed to the topic of each recipient type once, and says so [NOT-053, NOT-063, OPW-40]', async () => {
    const sent = await aSent({ recipients: ['privato', 'test'] });
    expect((await pushesOf(sent.id)).toSorted()).toEqual(['privato', 'test']);
    expect(sent.topics.map(({ type, errorCode }) => [type, errorCode])).toEqual([
      ['privato', null],
      ['test', null],
    ]);
    for (const { acceptedAt, messageId } of sent.topics) expect([acceptedAt, messageId]).not.toContain(null);
  });

  it('is in the inbox of users of its types, with what they may see of it and nothing else [OPW-51]', async () => {
    const { id, sentAt } = await aSent({
      recipients: ['privato'],
      cta: true,
      ctaText: 'Guarda',
      ctaUrl: 'https://example.com/velino',
    });
    expect(await inInbox('privateUser', id)).toEqual({
      id,
      title: 'Nuova linea Velino',
      body: 'Le velature minerali Velino sono nei listini.',
      cta: true,
      ctaText: 'Guarda',
      ctaUrl: 'https://example.com/velino',
      attachment: false,
      attachmentText: "Scarica l'allegato",
      attachmentOriginalName: null,
      sentAt,
      editedAt: null,
      read: false,
    });
    expect(await inInbox('painter', id)).toBeUndefined();
    const asked = await graphql(
      'privateUser',
      '{ myNotifications { items { id recipients topics { type } } } }',
    );
    expect(asked.errors?.map(({ message }) => message).join()).toMatch(/recipients|topics/);
  });

  it('is in nobody’s inbox while it is a draft, waits, or failed', async () => {
    const draft = await aNewNotification({ recipients: ['privato'] });
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const waiting = await aNewNotification({ recipients: ['privato'], sendAt }, 'todo');
    await fetch(`${cloudUrl}/_local/pushes`, refusing({ 'preventivi-local-privato': 'NotFound' }));
    const failed = await aNewNotification({ recipients: ['privato'] }, 'todo');
    await sendNow();
    await fetch(`${cloudUrl}/_local/pushes`, refusing({}));
    expect(await listed(failed.id)).toMatchObject({ status: 'error', errorCode: 'not-found' });
    for (const { id } of [draft, waiting, failed]) expect(await inInbox('privateUser', id)).toBeUndefined();
    answered(await deleteNotification('superUser', waiting));
  });

  it('is corrected where users have it, without a new push, and stays sent [NOT-062, OPW-42]', async () => {
    const sendAt = '2026-01-01T08:00:00.000Z';
    const sent = await aSent({ recipients: ['privato'], sendAt });
    const input = aNotificationInput({ recipients: ['privato'], title: 'Corretta' });
    const edited = answered(await updateNotification('superUser', sent, input, 'sent')).updateNotification;
    expect(edited).toMatchObject({ status: 'sent', sentAt: sent.sentAt, sendAt, title: 'Corretta' });
    expect(edited.editedAt).not.toBeNull();
    expect(await inInbox('privateUser', sent.id)).toMatchObject({
      title: 'Corretta',
      editedAt: edited.editedAt,
    });
    await sendNow();
    expect(await pushesOf(sent.id)).toHaveLength(1);
    const others = aNotificationInput({ recipients: ['privato', 'agente'] });
    const widened = await updateNotification('superUser', edited, others, 'sent');
    expect(codeOf(widened)).toBe('invalid-input');
    for (const status of ['draft', 'todo'])
      expect(codeOf(await updateNotification('superUser', edited, input, status))).toBe(
        'failed-precondition',
      );
  });

  it('stays with the users when it is archived, and comes back to the list without a push [NOT-060, NOT-061, NOT-072, OPW-45]', async () => {
    const sent = await aSent({ recipients: ['privato'] });
    const archived = answered(await setStatus('superUser', sent, 'archived')).setNotificationStatus;
    expect(archived).toMatchObject({ status: 'archived', archived: true, sentAt: sent.sentAt });
    expect(await inInbox('privateUser', sent.id)).toBeDefined();
    const back = answered(await setStatus('superUser', archived, 'sent')).setNotificationStatus;
    expect(back).toMatchObject({ status: 'sent', archived: false, sentAt: sent.sentAt });
    await sendNow();
    expect(await pushesOf(sent.id)).toHaveLength(1);
  });

  it('leaves every inbox when it is deleted, also from the archive [NOT-071, OPW-45]', async () => {
    const sent = await aSent({ recipients: ['privato', 'imbianchino'] });
    const archived = answered(await setStatus('superUser', sent, 'archived')).setNotificationStatus;
    answered(await deleteNotification('superUser', archived));
    expect(await inInbox('privateUser', sent.id)).toBeUndefined();
    expect(await inInbox('painter', sent.id)).toBeUndefined();
  });

  it('is duplicated as a draft that nobody got', async () => {
    const sent = await aSent({ recipients: ['privato'] });
    await markRead('privateUser', { ids: [sent.id] });
    const copy = answered(await duplicateNotification('superUser', sent.id, aKey())).duplicateNotification;
    expect(copy).toMatchObject({ status: 'draft', sentAt: null, topics: [], opened: 0, editedAt: null });
  });
});

const refusing = (topics: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(topics),
});

describe('a notification that a user has read', () => {
  it('is counted for the user, and once for super users who see how many opened it', async () => {
    const sent = await aSent({ recipients: ['privato'] });
    const before = (await inboxOf('privateUser')).unread;
    const after = await markRead('privateUser', { ids: [sent.id] });
    expect(after.unread).toBe(before - 1);
    expect(after.items.find(({ id }) => id === sent.id)?.read).toBe(true);
    expect(await markRead('privateUser', { ids: [sent.id] })).toEqual(after);
    const other = await aSent({ recipients: ['privato'] });
    await markRead('privateUser', { ids: [sent.id, other.id] });
    expect([(await listed(sent.id))?.opened, (await listed(other.id))?.opened]).toEqual([1, 1]);
  });

  it('is forgotten with the notification, and so is how many opened it', async () => {
    const { readOpened } = await import('#lambdas/store/notification/notification-store.ts');
    const sent = await aSent({ recipients: ['privato'] });
    await markRead('privateUser', { ids: [sent.id] });
    expect(await readOpened(sent.id)).toBe(1);
    answered(await deleteNotification('superUser', sent));
    expect(await readOpened(sent.id)).toBe(0);
    const { items, unread } = await inboxOf('privateUser');
    expect(items.map(({ id }) => id)).not.toContain(sent.id);
    expect((await markRead('privateUser', { ids: [sent.id] })).unread).toBe(unread);
    expect(await readOpened(sent.id)).toBe(0);
  });

  it('may be all at once, which opens none', async () => {
    const sent = await aSent({ recipients: ['privato'] });
    const all = await markRead('privateUser', { all: true });
    expect([all.unread, all.items.every(({ read }) => read)]).toEqual([0, true]);
    expect((await listed(sent.id))?.opened).toBe(0);
    await markRead('privateUser', { ids: [sent.id] });
    expect((await listed(sent.id))?.opened).toBe(1);
  });

  it('is not lost when two windows say it at once', async () => {
    const [one, other] = [await aSent({ recipients: ['privato'] }), await aSent({ recipients: ['privato'] })];
    await Promise.all([one, other].map(({ id }) => markRead('privateUser', { ids: [id] })));
    const { items } = await inboxOf('privateUser');
    for (const { id } of [one, other]) expect(items.find((entry) => entry.id === id)?.read).toBe(true);
  });

  it('is nothing of what was sent to others', async () => {
    const sent = await aSent({ recipients: ['test'] });
    await markRead('privateUser', { ids: [sent.id] });
    expect((await listed(sent.id))?.opened).toBe(0);
  });

  it('is everything that was sent before the user came', async () => {
    const { writeUser } = await import('#lambdas/store/user/user-store.ts');
    const { id, token } = await registeredAndSignedIn();
    const user = await stored(id);
    const sent = await aSent({ recipients: [String(user.type)] });
    const seen = async () => {
      type Inbox = { myNotifications: { items: { id: string; read: boolean }[]; unread: number } };
      const asked = await withToken<Inbox>(token, '{ myNotifications { items { id read } unread } }');
      const { items, unread } = answered(asked).myNotifications;
      return [items.find((entry) => entry.id === sent.id)?.read, unread];
    };
    expect(await seen()).toEqual([false, 1]);
    const createdAt = new Date(Date.parse(sent.sentAt ?? '') + 1).toISOString();
    await writeUser({ ...user, createdAt, revision: user.revision + 1 });
    expect(await seen()).toEqual([true, 0]);
  });

  it('is noted beside the user: in their archive, and gone with them', async () => {
    const { removeUser } = await import('#lambdas/store/user/user-store.ts');
    const { listOwnRecords } = await import('#lambdas/store/personal-data/own-records.ts');
    const { id, token } = await registeredAndSignedIn();
    const sent = await aSent({ recipients: [String((await stored(id)).type)] });
    await withToken(token, 'mutation ($ids: [ID!]) { markNotificationsRead(ids: $ids) { unread } }', {
      ids: [sent.id],
    });
    const inbox = async () => (await listOwnRecords(id)).find(({ kind }) => kind === 'INBOX');
    expect((await inbox())?.content.read).toContain(sent.id);
    await removeUser(await stored(id));
    expect(await inbox()).toBeUndefined();
  });
});

describe('an inbox', () => {
  it('comes page by page, the latest first, without gaps', async () => {
    for (let index = 0; index < 22; index += 1)
      await aNewNotification({ recipients: ['privato'], title: `Pagina ${index}` }, 'todo');
    await sendNow();
    const first = await inboxOf('privateUser');
    expect(first.items).toHaveLength(20);
    const second = await inboxOf('privateUser', first.next ?? '');
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ title }) => title.startsWith('Pagina '))).toHaveLength(22);
    expect(all.map(({ sentAt }) => sentAt)).toEqual(
      all.map(({ sentAt }) => sentAt).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(second.unread).toBe(first.unread);
  });
});

describe('the readers of an inbox', () => {
  const hearing = async (...args: Parameters<typeof listen>) => {
    const listener = await listen(...args);
    open.push(listener);
    return listener;
  };
  const nextOf = async (listener: Listener, entity: string, id?: string) => {
    for (;;) {
      const change = await listener.next();
      if (change.entity === entity && (id === undefined || change.id === id)) return change;
    }
  };

  it('hears of it: super users of every notification, users that their inbox may be another [NOT-069]', async () => {
    const admin = await hearing('superUser', 'admin');
    const users = await hearing('privateUser', 'catalogue');
    const { id } = await aNewNotification({ recipients: ['privato'] }, 'todo');
    expect(await nextOf(admin, 'notification', id)).toMatchObject({ scope: 'admin', revision: 1 });
    await sendNow();
    expect(await nextOf(users, 'inbox')).toMatchObject({ scope: 'catalogue', id: '' });
  });

  it('hear in their other windows what they have read', async () => {
    const { readUserByEmail } = await import('#lambdas/store/user/user-store.ts');
    const user = await readUserByEmail('giovanni.neri@example.com');
    const own = await hearing('privateUser', `user:${user?.id}`);
    const { id } = await aSent({ recipients: ['privato'] });
    await markRead('privateUser', { ids: [id] });
    expect(await nextOf(own, 'inbox')).toMatchObject({ id: '' });
  });
});

describe('the reach of a notification', () => {
  it('is how many users there are of each type, and devices of theirs', async () => {
    const answer = await graphql<{ notificationReach: { type: string; users: number; devices: number }[] }>(
      'superUser',
      '{ notificationReach(recipients: ["test", "imbianchino"]) { type users devices } }',
    );
    const reach = answered(answer).notificationReach;
    expect(reach.map(({ type, devices }) => [type, devices])).toEqual([
      ['test', 0],
      ['imbianchino', 0],
    ]);
    for (const { users } of reach) expect(users).toBeGreaterThan(0);
  });
});

it('a notification reaches users who can sign in, and no archived ones', async () => {
  const { writeUser } = await import('#lambdas/store/user/user-store.ts');
  const user = await stored((await registeredAndSignedIn()).id);
  const reached = async () => {
    const query = 'query ($types: [String!]!) { notificationReach(recipients: $types) { users } }';
    type Reach = { notificationReach: { users: number }[] };
    return answered(await graphql<Reach>('superUser', query, { types: [String(user.type)] }))
      .notificationReach[0]?.users;
  };
  const before = await reached();
  await writeUser({ ...user, archived: true, revision: user.revision + 1 });
  expect(await reached()).toBe((before ?? 0) - 1);
});

describe('the demo', () => {
  it('has a notification of each status, and those that were sent in the inboxes', async () => {
    const { listNotifications } = await import('#test/support/notifications-api.ts');
    const all = answered(await listNotifications('superUser')).notifications;
    const slugs = new Map(all.map((one) => [one.id.replace(/^\w+-/, ''), one.status]));
    expect(slugs.get('corso-calce')).toBe('draft');
    expect(slugs.get('chiusura-festivita')).toBe('todo');
    expect(slugs.get('promozione-solsilicati')).toBe('sending');
    expect(slugs.get('webinar-cappotto')).toBe('error');
    expect(slugs.get('fiera-primavera')).toBe('archived');
    const { items } = await inboxOf('painter');
    expect(items.map(({ title }) => title)).toContain('Nuova linea Velino');
    expect(items.map(({ title }) => title)).not.toContain('Aggiornamento listini');
  });
});
