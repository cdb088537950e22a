import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { actionOfSave, transition } from '#shared/notifications/transition.ts';
import { aServer } from '#test/support/a-server.ts';
import { openScreens, rowOf, signIn } from '#test/support/open-screen.tsx';
import type { ListedNotification } from '#web/features/notifications/list/use-notifications.ts';
import NotificationsPage from '#web/features/notifications/notifications-page.tsx';
import type { NotificationInput } from '#web/graphql/notifications.ts';
import { GraphqlFailure } from '#web/lib/failure.ts';
import * as uploads from '#web/lib/upload-file.ts';

export const aNotification = (
  title: string,
  changes: Partial<ListedNotification> = {},
): ListedNotification => ({
  id: title.toLowerCase(),
  revision: 3,
  updatedAt: '2026-11-20T09:00:00.000Z',
  updatedBy: 'Giulia Ferrero',
  title,
  body: `Testo di ${title}`,
  recipients: ['imbianchino'],
  cta: false,
  ctaText: 'Scopri di più',
  ctaUrl: '',
  attachment: false,
  attachmentText: "Scarica l'allegato",
  attachmentOriginalName: null,
  status: 'draft',
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: 'Giulia Ferrero',
  sendAt: null,
  sentAt: null,
  editedAt: null,
  topics: [],
  errorCode: null,
  errorMessage: null,
  opened: 0,
  ...changes,
});

type Revised = { id: string; revision: number };
type Save = { input: NotificationInput; status: 'draft' | 'todo' | 'sent' };

/** A file that is offered must be there; without another one the stored one stays (NOT-047). */
function contentOf(
  { attachmentKey, attachmentOriginalName, ...content }: NotificationInput,
  before?: ListedNotification,
) {
  const name = attachmentKey ? attachmentOriginalName : before?.attachmentOriginalName;
  if (content.attachment && !name)
    throw new GraphqlFailure('invalid-input', { field: 'input.attachmentKey' });
  return {
    ...content,
    attachmentOriginalName: content.attachment ? name : null,
  } as Partial<ListedNotification>;
}

/** A server that keeps these notifications by the rules of the area. */
export function aNotificationServer(notifications: readonly ListedNotification[] = []) {
  let stored = [...notifications];
  const revised = ({ id, revision }: Revised) => {
    const before = stored.find((one) => one.id === id);
    if (!before) throw new GraphqlFailure('not-found');
    if (before.revision !== revision) throw new GraphqlFailure('conflict');
    return before;
  };
  const keep = (after: ListedNotification) => {
    stored = stored.map((one) => (one.id === after.id ? after : one));
    return after;
  };
  const server = aServer({
    Notifications: () => ({ notifications: stored }),
    NotificationReach: ({ recipients }: { recipients: string[] }) => ({
      notificationReach: recipients.map((type, index) => ({ type, users: 1200 + index, devices: index + 1 })),
    }),
    CreateNotification: ({ input, status }: Save) => {
      const made = aNotification(input.title, {
        ...contentOf(input),
        status,
        createdAt: '2026-11-21T09:00:00.000Z',
      });
      stored = [made, ...stored];
      return { createNotification: made };
    },
    UpdateNotification: ({ input, status, ...which }: Save & Revised) => {
      const before = revised(which);
      if (!transition(before.status ?? null, actionOfSave[status]))
        throw new GraphqlFailure('failed-precondition');
      const after = keep({ ...before, ...contentOf(input, before), status, revision: before.revision + 1 });
      return { updateNotification: after };
    },
    SetNotificationStatus: ({ status, ...which }: Revised & Pick<ListedNotification, 'status'>) => {
      const before = revised(which);
      return { setNotificationStatus: keep({ ...before, status, revision: before.revision + 1 }) };
    },
    DeleteNotification: (which: Revised) => {
      revised(which);
      stored = stored.filter(({ id }) => id !== which.id);
      return { deleteNotification: which.id };
    },
    DuplicateNotification: ({ id }: { id: string }) => {
      const original = stored.find((one) => one.id === id);
      const copy = aNotification(original?.title ?? '', {
        ...original,
        id: 'copy',
        status: 'draft',
        sentAt: null,
      });
      stored = [copy, ...stored];
      return { duplicateNotification: copy };
    },
    NotificationAttachment: ({ id }: { id: string }) => ({
      notificationAttachment: { url: `https://files.example.com/${id}?signed` },
    }),
  });
  /** Somebody else saves a notification. */
  const saveElsewhere = (id: string, changes: Partial<ListedNotification>) => {
    stored = stored.map((one) => (one.id === id ? { ...one, ...changes, revision: one.revision + 1 } : one));
  };
  return { ...server, saveElsewhere, stored: () => stored };
}

export function openNotifications(
  address = '/notifiche',
  user: Parameters<typeof signIn>[0] = { superUser: true },
) {
  signIn(user);
  const opened = openScreens(address, { '/notifiche': () => <NotificationsPage /> });
  const menuOf = async (title: string) => {
    await opened.user.click(await screen.findByRole('button', { name: `Altre azioni su ${title}` }));
    await screen.findAllByRole('menuitem');
    return screen.getAllByRole('menuitem').map((item) => item.textContent);
  };
  const choose = async (title: string, action: string) => {
    await menuOf(title);
    await opened.user.click(screen.getByRole('menuitem', { name: action }));
  };
  return { ...opened, menuOf, choose };
}

/** The titles of the rows, in their order. */
export const titles = () =>
  within(screen.getByRole('table', { name: 'Elenco delle notifiche' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a.main')?.textContent);

/** The cells of a row by their place: message, button, attachment, recipients, creation, sending, status, actions. */
export const cellsOf = (title: string) => within(rowOf(title)).getAllByRole('cell');

export const pencilOf = (title: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Modifica ${title}` });

/** A server that lets a file be uploaded; the upload goes as far as the test says. */
export function withUploads({ answers }: ReturnType<typeof aNotificationServer>) {
  answers.UploadNotificationAttachment = ({ fileName }: { fileName: string }) => ({
    uploadNotificationAttachment: {
      key: `uploads/attachments/notifications/k-${fileName}`,
      url: '/s3',
      fields: [],
      attachmentOriginalName: fileName,
    },
  });
  let show: (percent: number) => void = () => {};
  let finish = () => {};
  let fail = (_cause: Error) => {};
  const uploadFile = vi.spyOn(uploads, 'uploadFile').mockImplementation((_form, _file, onProgress) => {
    show = onProgress;
    return new Promise<void>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
  });
  return {
    uploadFile,
    show: (percent: number) => show(percent),
    finish: () => finish(),
    fail: (cause: Error) => fail(cause),
  };
}
