import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { allowUpload } from '#lambdas/store/upload/uploads.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { text } from '#shared/schemas/text.ts';
import { fileOf } from './notification-content.ts';
import { storedNotification } from './stored-notification.ts';

/**
 * Lets the browser upload a file for a notification, also before the notification is saved. The file has a place of
 * its own from the beginning; the bucket removes files that no save names (NOT-073, NOT-075, OPW-50).
 */
export const uploadNotificationAttachment = operation({
  allow: 'notification.write',
  limit: 'attachment',
  input: z.strictObject({
    id: z.nullish(idSchema),
    type: z.string().check(z.maxLength(100)),
    fileName: text().check(z.minLength(1), z.maxLength(255)),
  }),
  async run({ id, type, fileName }, { newId }) {
    if (id) await storedNotification(id);
    const wanted = { kind: 'notification-attachment', type, fileName } as const;
    const upload = await allowUpload(wanted, newId);
    return { ...upload, ...fileOf(upload.key, fileName) };
  },
});
