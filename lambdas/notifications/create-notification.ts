import * as z from 'zod/mini';
import { operation } from '#lambdas/runtime/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { createNotification as create } from '#lambdas/store/notification-store.ts';
import { digestOf, doneOnce, onceKey } from '#lambdas/store/once-store.ts';
import { actionOfSave } from '#shared/notifications/transition.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { notificationInput, savedStatus } from '#shared/schemas/notification-input.ts';
import { statusAfter } from './change-notification.ts';
import { newNotification } from './new-notification.ts';
import { contentOf, noFile } from './notification-content.ts';
import { answeredOf, storedNotification } from './stored-notification.ts';
import { withUpload } from './with-upload.ts';

/** Makes a notification: a draft, or one to be sent (NOT-056, NOT-070, OPW-44). */
export const createNotification = operation({
  allow: 'notification.write',
  input: z.strictObject({ key: idSchema, input: notificationInput, status: savedStatus }),
  async run({ key, input, status: wanted }, { caller, now, newId }) {
    const user = signedInUser(caller);
    const status = statusAfter('new', actionOfSave[wanted]);
    const once = onceKey(user.id, key, digestOf({ input, status }));
    const entry = {
      ...newNotification(newId(), user, now),
      ...contentOf(input, noFile),
      ...nextRevision(0, user, now),
      status,
      todoAt: status === 'todo' ? now.toISOString() : null,
    };
    const upload = { key: input.attachmentKey, id: entry.id };
    // The same call, at the same moment, may have taken the file.
    const id = await doneOnce(once, () => withUpload(upload, () => create(entry, once, now)));
    return answeredOf(await storedNotification(id));
  },
});
