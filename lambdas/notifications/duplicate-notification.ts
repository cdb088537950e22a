import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { createNotification } from '#lambdas/store/notification/notification-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { copyFile, retireFile } from '#lambdas/store/upload/uploaded-files.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Notification } from '#shared/schemas/notification.ts';
import type { CurrentUser } from '#shared/schemas/user.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { fileKey } from '#shared/uploads/upload-key.ts';
import { uploadKinds } from '#shared/uploads/upload-kinds.ts';
import { newNotification } from './new-notification.ts';
import { fileOf, noFile } from './notification-content.ts';
import { answeredOf, storedNotification } from './stored-notification.ts';

/** Makes a new draft of the content of a notification, with a file of its own: each may be deleted without the other. */
export const duplicateNotification = userOperation({
  allow: 'notification.write',
  input: z.strictObject({ key: idSchema, id: idSchema }),
  async run({ key, id }, { user, now, newId }) {
    let copy: Notification | undefined;
    const made = await runOnce(user, key, { id }, async (once) => {
      copy = await copyOf(await storedNotification(id), user, now, newId);
      return createNotification(copy, once, now);
    });
    const ownFile = keyOfAddress(copy?.attachmentUrl);
    if (made !== copy?.id && ownFile) await retireFile(ownFile);
    return answeredOf(await storedNotification(made));
  },
});

async function copyOf(
  original: Notification,
  user: CurrentUser,
  now: Date,
  newId: () => string,
): Promise<Notification> {
  const file = await copiedFile(original, newId);
  return {
    ...original,
    ...newNotification(newId(), user, now),
    ...file,
    attachment: file.attachmentUrl !== null,
    ...nextRevision(0, user, now),
    status: 'draft',
    sendAt: null,
    todoAt: null,
  };
}

/** A file elsewhere, as older records have, is named by both. */
async function copiedFile(original: Notification, newId: () => string) {
  const { attachmentName, attachmentOriginalName, attachmentUrl } = original;
  const key = keyOfAddress(attachmentUrl);
  if (!key) return { attachmentName, attachmentOriginalName, attachmentUrl };
  const name = attachmentOriginalName ?? '';
  const { folder } = uploadKinds['notification-attachment'];
  const to = fileKey(folder, newId(), name, key.slice(key.lastIndexOf('.') + 1));
  return (await copyFile(key, to)) ? fileOf(to, name) : noFile;
}
