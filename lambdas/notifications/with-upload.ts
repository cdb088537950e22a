import { log } from '#lambdas/runtime/log.ts';
import { readNotification } from '#lambdas/store/notification-store.ts';
import { claimUpload, giveUpUpload, retireFile } from '#lambdas/store/uploaded-files.ts';
import type { Notification } from '#shared/schemas/notification.ts';
import { fileAddress, keyOfAddress } from '#shared/uploads/file-address.ts';

/** Takes an upload for good while a notification is written that names it; given up again when that fails. */
export async function withUpload<Result>(
  { key, id }: { key: string | null; id: string },
  write: () => Promise<Result>,
): Promise<Result> {
  if (!key) return write();
  await claimUpload('notification-attachment', key);
  try {
    return await write();
  } catch (cause) {
    if ((await readNotification(id))?.attachmentUrl !== fileAddress(key)) await giveUpUpload(key);
    throw cause;
  }
}

type Attached = Pick<Notification, 'attachmentUrl'>;

/** Retires the file that a notification no longer has (NOT-076, decision 9); nobody gets an address of it any more. */
export async function retireReplaced(before: Attached, after: Attached): Promise<void> {
  const key = keyOfAddress(before.attachmentUrl);
  if (!key || before.attachmentUrl === after.attachmentUrl) return;
  // What is saved is saved: a file that stays costs nobody anything.
  await retireFile(key).catch((cause) => log.error('attachment not retired', cause));
}
