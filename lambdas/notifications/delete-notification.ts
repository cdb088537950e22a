import * as z from 'zod/mini';
import { operation } from '#lambdas/operation.ts';
import { mustBuildOn } from '#lambdas/runtime/saved-by.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { removeNotification } from '#lambdas/store/notification/notification-store.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { storedNotification } from './stored-notification.ts';

/**
 * Deletes a notification in any state, from the list and from the users' inboxes (NOT-071, OPW-45). A consumer of the
 * stream removes its file. A sender that is at it stops; accepted messages cannot be recalled (OPW-41).
 */
export const deleteNotification = operation({
  allow: 'notification.write',
  input: z.strictObject({ id: idSchema, revision: z.int().check(z.gte(1)) }),
  async run({ id, revision }) {
    await tryAgain(async () => {
      const stored = await storedNotification(id);
      mustBuildOn(revision, stored);
      await removeNotification(stored);
    });
    return id;
  },
});
