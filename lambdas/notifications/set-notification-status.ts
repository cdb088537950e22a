import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { actionToward, type SetStatus, settableStatuses } from '#shared/notifications/transition.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Notification } from '#shared/schemas/notification.ts';
import { changeNotification, statusAfter } from './change-notification.ts';
import { answeredOf } from './stored-notification.ts';

/** Sends, cancels, sends the missing part again, archives or brings back (NOT-057 to NOT-061, NOT-072). */
export const setNotificationStatus = userOperation({
  allow: 'notification.write',
  input: z.strictObject({
    id: idSchema,
    revision: z.int().check(z.gte(1)),
    status: z.enum(settableStatuses),
  }),
  async run({ id, revision, status }, { user, now }) {
    const wanted = { id, revision, user: user, now };
    const after = await changeNotification(wanted, (before) => asWanted(before, status, now));
    return answeredOf(after);
  },
});

function asWanted(before: Notification, wanted: SetStatus, now: Date): Notification {
  const status = statusAfter(before.status, actionToward(wanted, before.status));
  const todoAt = status === 'todo' ? now.toISOString() : before.todoAt;
  const errors = before.status === 'error' ? { errorCode: null, errorMessage: null } : {};
  return { ...before, ...errors, status, todoAt };
}
