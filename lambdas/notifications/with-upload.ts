import { whileClaimed } from '#lambdas/runtime/while-claimed.ts';
import { readNotification } from '#lambdas/store/notification-store.ts';
import { fileAddress } from '#shared/uploads/file-address.ts';

/** Takes an upload for good while a notification is written that names it; given up again when that fails. */
export const withUpload = <Result>(
  { key, id }: { key: string | null; id: string },
  write: () => Promise<Result>,
): Promise<Result> =>
  key
    ? whileClaimed('notification-attachment', key, {
        write,
        isNamed: async () => (await readNotification(id))?.attachmentUrl === fileAddress(key),
      })
    : write();
