import * as z from 'zod/mini';
import { log } from '#lambdas/runtime/log.ts';
import { operation } from '#lambdas/runtime/operation.ts';
import { mustBeOf } from '#lambdas/runtime/saved-by.ts';
import { removeFile } from '#lambdas/store/files.ts';
import { removeNotification } from '#lambdas/store/notification-store.ts';
import { tryAgain } from '#lambdas/store/try-again.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { storedNotification } from './stored-notification.ts';

/**
 * Deletes a notification in whatever state, from the list and from the users' inboxes, with its file (NOT-071, OPW-45).
 * While it is being sent, the sender stops; what was accepted cannot be recalled (OPW-41).
 */
export const deleteNotification = operation({
  allow: 'notification.write',
  input: z.strictObject({ id: idSchema, revision: z.int().check(z.gte(1)) }),
  async run({ id, revision }) {
    const removed = await tryAgain(async () => {
      const stored = await storedNotification(id);
      mustBeOf(revision, stored);
      await removeNotification(stored);
      return stored;
    });
    const key = keyOfAddress(removed.attachmentUrl);
    // It is gone for everybody: a file that stays is nobody's to fetch.
    if (key) await removeFile(key).catch((cause) => log.error('attachment not removed', cause));
    return id;
  },
});
