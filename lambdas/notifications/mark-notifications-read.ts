import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { writeInboxMarks } from '#lambdas/store/notification/inbox-store.ts';
import { countingOpening } from '#lambdas/store/notification/notification-store.ts';
import { unreadAtMost, withAllRead, withRead } from '#shared/notifications/inbox.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { answeredPage, myInbox } from './my-inbox.ts';

/**
 * Notes what the caller has read, beside their profile, so that their archive has it and their erasure removes it. A
 * first opening of a notification is counted once, in the same transaction; nobody else learns who opened it.
 */
export const markNotificationsRead = userOperation({
  allow: 'notification.read',
  input: z.strictObject({
    ids: z.nullish(z.array(idSchema).check(z.maxLength(unreadAtMost))),
    all: z.nullish(z.boolean()),
  }),
  async run({ ids, all }, { user }) {
    return tryAgain(async () => {
      const { newest, marks } = await myInbox(user);
      const { opened, marks: read } = withRead(marks, newest, ids ?? []);
      const after = { version: marks.version, ...(all ? withAllRead(read, newest) : read) };
      if (opened.length > 0 || after.allReadUntil !== marks.allReadUntil)
        await writeInboxMarks(user.id, after, opened.filter(({ event }) => !event).map(countingOpening));
      return answeredPage(user, { newest, marks: after });
    });
  },
});
