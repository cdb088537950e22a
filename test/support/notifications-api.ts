import type { InboxLine, Notification } from '#shared/schemas/notification.ts';
import { aNotificationInput } from './builders/notification.ts';
import { type Answer, graphql, type Who } from './cloud.ts';
import { answered } from './quotations-api.ts';

export type Answered = Omit<Notification, 'holder' | 'claimedAt' | 'leaseUntil'> & { opened: number };

const fields = `
  id revision updatedAt updatedBy title body recipients cta ctaText ctaUrl attachment attachmentText attachmentName
  attachmentOriginalName attachmentUrl status createdAt createdBy sendAt todoAt sentAt editedAt archived
  topics { type acceptedAt messageId errorCode errorMessage } errorCode errorMessage opened`;

type Change<Name extends string> = Promise<Answer<Record<Name, Answered>>>;

export const listNotifications = async (who: Who | null): Promise<Answer<{ notifications: Answered[] }>> =>
  graphql(who, `{ notifications { ${fields} } }`);

/** A notification in the list of super users. */
export const listed = async (id: string): Promise<Answered | undefined> =>
  answered(await listNotifications('superUser')).notifications.find((one) => one.id === id);

let made = 0;
export const aKey = () => `notification-${process.pid}-${++made}`;

export const createNotification = (
  who: Who | null,
  input: object,
  { key = aKey(), status = 'draft' }: { key?: string; status?: string } = {},
): Change<'createNotification'> =>
  graphql(
    who,
    `mutation ($key: ID!, $input: NotificationInput!, $status: NotificationStatus!) {
      createNotification(key: $key, input: $input, status: $status) { ${fields} }
    }`,
    { key, input, status },
  );

/** A notification of this test alone. */
export const aNewNotification = async (
  changes: Parameters<typeof aNotificationInput>[0] = {},
  status = 'draft',
): Promise<Answered> =>
  answered(await createNotification('superUser', aNotificationInput(changes), { status })).createNotification;

type Known = { id: string; revision: number };

export const updateNotification = (
  who: Who | null,
  { id, revision }: Known,
  input: object,
  status = 'draft',
): Change<'updateNotification'> =>
  graphql(
    who,
    `mutation ($id: ID!, $revision: Int!, $input: NotificationInput!, $status: NotificationStatus!) {
      updateNotification(id: $id, revision: $revision, input: $input, status: $status) { ${fields} }
    }`,
    { id, revision, input, status },
  );

export const setStatus = (
  who: Who | null,
  { id, revision }: Known,
  status: string,
): Change<'setNotificationStatus'> =>
  graphql(
    who,
    `mutation ($id: ID!, $revision: Int!, $status: NotificationStatus!) {
      setNotificationStatus(id: $id, revision: $revision, status: $status) { ${fields} }
    }`,
    { id, revision, status },
  );

export const deleteNotification = (who: Who | null, { id, revision }: Known) =>
  graphql<{ deleteNotification: string }>(
    who,
    'mutation ($id: ID!, $revision: Int!) { deleteNotification(id: $id, revision: $revision) }',
    { id, revision },
  );

export const duplicateNotification = (
  who: Who | null,
  id: string,
  key = aKey(),
): Change<'duplicateNotification'> =>
  graphql(who, `mutation ($key: ID!, $id: ID!) { duplicateNotification(key: $key, id: $id) { ${fields} } }`, {
    key,
    id,
  });

export type Upload = {
  key: string;
  url: string;
  fields: { name: string; value: string }[];
  attachmentUrl: string;
  attachmentName: string;
  attachmentOriginalName: string;
};

export const allowAttachment = (who: Who | null, file: { type: string; fileName: string; id?: string }) =>
  graphql<{ uploadNotificationAttachment: Upload }>(
    who,
    `mutation ($id: ID, $type: String!, $fileName: String!) {
      uploadNotificationAttachment(id: $id, type: $type, fileName: $fileName) {
        key url fields { name value } attachmentUrl attachmentName attachmentOriginalName
      }
    }`,
    file,
  );

export const removeAttachment = (
  who: Who | null,
  { id, revision }: Known,
): Change<'removeNotificationAttachment'> =>
  graphql(
    who,
    `mutation ($id: ID!, $revision: Int!) { removeNotificationAttachment(id: $id, revision: $revision) { ${fields} } }`,
    { id, revision },
  );

export const attachmentOf = (who: Who | null, id: string) =>
  graphql<{ notificationAttachment: { url: string } }>(
    who,
    'query ($id: ID!) { notificationAttachment(id: $id) { url } }',
    { id },
  );

export type Inbox = { items: (InboxLine & { read: boolean })[]; unread: number; next: string | null };

const inboxFields = `items {
    id title body cta ctaText ctaUrl attachment attachmentText attachmentOriginalName sentAt editedAt read
  } unread next`;

export const inboxOf = async (who: Who, before?: string): Promise<Inbox> =>
  answered(
    await graphql<{ myNotifications: Inbox }>(
      who,
      `query ($before: String) { myNotifications(before: $before) { ${inboxFields} } }`,
      { before },
    ),
  ).myNotifications;

export const markRead = async (who: Who, marks: { ids?: string[]; all?: boolean }): Promise<Inbox> =>
  answered(
    await graphql<{ markNotificationsRead: Inbox }>(
      who,
      `mutation ($ids: [ID!], $all: Boolean) { markNotificationsRead(ids: $ids, all: $all) { ${inboxFields} } }`,
      marks,
    ),
  ).markNotificationsRead;

/** Sends due notifications, as the schedule does after the time to cancel. */
export async function sendNow(): Promise<void> {
  const { sendDue } = await import('#lambdas/notifications/send-due.ts');
  await sendDue({ holder: aKey(), clock: () => Date.now() + 31_000 });
}

/** A sent notification. */
export async function aSent(changes: Parameters<typeof aNotificationInput>[0] = {}): Promise<Answered> {
  const { id } = await aNewNotification(changes, 'todo');
  await sendNow();
  const sent = await listed(id);
  if (sent?.status !== 'sent') throw new Error(`${id} is ${sent?.status}.`);
  return sent;
}
