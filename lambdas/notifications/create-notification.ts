import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { nextRevision } from '#lambdas/runtime/saved-by.ts';
import { createNotification as create } from '#lambdas/store/notification/notification-store.ts';
import { runOnce } from '#lambdas/store/once/once-store.ts';
import { actionOfSave } from '#shared/notifications/transition.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { notificationInput, savedStatus } from '#shared/schemas/notification-input.ts';
import { statusAfter } from './change-notification.ts';
import { newNotification } from './new-notification.ts';
import { noFile, notificationContent } from './notification-content.ts';
import { answeredOf, storedNotification } from './stored-notification.ts';
import { withAttachment } from './with-attachment.ts';

/** Makes a notification: a draft, or one to be sent (NOT-056, NOT-070, OPW-44). */
export const createNotification = userOperation({
  allow: 'notification.write',
  input: z.strictObject({ key: idSchema, input: notificationInput, status: savedStatus }),
  async run({ key, input, status: wanted }, { user, now, newId }) {
    const status = statusAfter('new', actionOfSave[wanted]);
    const begun = newNotification(newId(), user, now);
    const todoAt = status === 'todo' ? now.toISOString() : null;
    const save = { id: begun.id, input, stored: noFile, newId };
    const id = await runOnce(user, key, { input, status }, async (once) => {
      // An input that surely fails takes no file.
      notificationContent(input, noFile, input.attachmentKey);
      return withAttachment(save, (key) => {
        const content = notificationContent(input, noFile, key);
        return create({ ...begun, ...content, ...nextRevision(0, user, now), status, todoAt }, once, now);
      });
    });
    return answeredOf(await storedNotification(id));
  },
});
