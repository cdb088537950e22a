import { readNotification } from '#lambdas/store/notification/notification-store.ts';
import { withUpload } from '#lambdas/store/upload/with-upload.ts';
import type { Notification } from '#shared/schemas/notification.ts';
import type { NotificationInput } from '#shared/schemas/notification-input.ts';
import { fileAddress, keyOfAddress } from '#shared/uploads/file-address.ts';
import { isTakenFrom } from '#shared/uploads/upload-key.ts';

type Save = {
  id: string;
  input: NotificationInput;
  stored: Pick<Notification, 'attachmentUrl'>;
  newId: () => string;
};

/** Saves a notification with the key of the file that it brings; null where it brings none, or has it already. */
export async function withAttachment<Result>(
  { id, input: { attachment, attachmentKey: upload }, stored, newId }: Save,
  save: (key: string | null) => Promise<Result>,
): Promise<Result> {
  if (!attachment || !upload || isTakenFrom(upload, keyOfAddress(stored.attachmentUrl))) return save(null);
  return withUpload(
    { kind: 'notification-attachment', upload, newId },
    {
      write: save,
      isNamed: async (key) => (await readNotification(id))?.attachmentUrl === fileAddress(key),
    },
  );
}
