import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { changeNotification, statusAfter } from './change-notification.ts';
import { noFile } from './notification-content.ts';
import { answeredOf } from './stored-notification.ts';

/** Takes the file from a draft or a sent notification (NOT-074). A consumer of the stream retires it. */
export const removeNotificationAttachment = userOperation({
  allow: 'notification.write',
  input: z.strictObject({ id: idSchema, revision: z.int().check(z.gte(1)) }),
  async run({ id, revision }, { user, now }) {
    const wanted = { id, revision, user: user, now };
    const after = await changeNotification(wanted, (stored) => {
      const status = statusAfter(stored.status, stored.status === 'sent' ? 'edit' : 'saveDraft');
      const editedAt = status === 'sent' ? now.toISOString() : stored.editedAt;
      return { ...stored, ...noFile, attachment: false, status, editedAt };
    });
    return answeredOf(after);
  },
});
