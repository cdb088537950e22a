import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { mustBuildOn } from '#lambdas/runtime/saved-by.ts';
import { DomainError } from '#shared/errors.ts';
import { mayHaveRecipients } from '#shared/notifications/may-have-recipients.ts';
import { actionOfSave } from '#shared/notifications/transition.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import type { Notification } from '#shared/schemas/notification.ts';
import {
  type NotificationInput,
  notificationInput,
  savedStatus,
} from '#shared/schemas/notification-input.ts';
import { changeNotification, statusAfter } from './change-notification.ts';
import { notificationContent } from './notification-content.ts';
import { answeredOf, storedNotification } from './stored-notification.ts';
import { withAttachment } from './with-attachment.ts';

/** Saves a draft as a draft or to be sent, or corrects a sent notification (NOT-056, NOT-062, NOT-070, OPW-42). */
export const updateNotification = userOperation({
  allow: 'notification.write',
  input: z.strictObject({
    id: idSchema,
    revision: z.int().check(z.gte(1)),
    input: notificationInput,
    status: savedStatus,
  }),
  async run({ id, revision, input, status }, { user, now, newId }) {
    const stored = await storedNotification(id);
    const save = { revision, input, status, now };
    // An input that surely fails takes no file, and a file that it has already is not taken again.
    saved(stored, save, input.attachmentKey);
    const wanted = { id, revision, user: user, now };
    const after = await withAttachment({ id, input, stored, newId }, (key) =>
      changeNotification(wanted, (before) => saved(before, save, key)),
    );
    return answeredOf(after);
  },
});

type Save = {
  revision: number;
  input: NotificationInput;
  status: z.output<typeof savedStatus>;
  now: Date;
};

function saved(
  before: Notification,
  { revision, input, status: wanted, now }: Save,
  key: string | null,
): Notification {
  // After a save by somebody else the answer is that save, not the changed state.
  mustBuildOn(revision, before);
  const status = statusAfter(before.status, actionOfSave[wanted]);
  const content = notificationContent(input, before, key);
  if (!mayHaveRecipients(before, input.recipients))
    throw new DomainError('invalid-input', { field: 'input.recipients' });
  if (status !== 'sent')
    return { ...before, ...content, status, todoAt: status === 'todo' ? now.toISOString() : null };
  return { ...before, ...content, sendAt: before.sendAt, status, editedAt: now.toISOString() };
}
