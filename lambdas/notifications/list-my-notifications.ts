import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { signedInUser } from '#lambdas/runtime/signed-in-user.ts';
import { answeredPage, inboxOf } from './my-inbox.ts';

/** What was sent to users of the caller's type, the latest first (OPW-51). */
export const listMyNotifications = operation({
  allow: 'notification.read',
  input: z.strictObject({ before: z.nullish(z.string().check(z.maxLength(120))) }),
  async run({ before }, { caller }) {
    const user = signedInUser(caller);
    return answeredPage(user, await inboxOf(user), before);
  },
});
