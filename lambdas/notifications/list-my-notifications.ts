import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { answeredPage, myInbox } from './my-inbox.ts';

/** The notifications that were sent to users of the caller's type, the latest first (OPW-51). */
export const listMyNotifications = userOperation({
  allow: 'notification.read',
  input: z.strictObject({ before: z.nullish(z.string().check(z.maxLength(120))) }),
  async run({ before }, { user }) {
    return answeredPage(user, await myInbox(user), before);
  },
});
