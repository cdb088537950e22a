import { readNotification } from '#lambdas/store/notification-store.ts';
import { claimUpload, giveUpUpload } from '#lambdas/store/uploaded-files.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';

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
