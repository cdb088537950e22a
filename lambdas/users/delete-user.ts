import * as z from 'zod/mini';
import { userOperation } from '#lambdas/operation.ts';
import { tryAgain } from '#lambdas/runtime/table/try-again.ts';
import { forgetHelpViews } from '#lambdas/store/help/help-store.ts';
import { forgetSessions } from '#lambdas/store/session/session-store.ts';
import { forgetBegunTests } from '#lambdas/store/statistics/begun-test-store.ts';
import { retireFile } from '#lambdas/store/upload/uploaded-files.ts';
import { deleteAccount } from '#lambdas/store/user/account-store.ts';
import { managedUser } from '#lambdas/store/user/managed-user.ts';
import { removeUser } from '#lambdas/store/user/user-store.ts';
import { mayRemoveUser } from '#shared/accounts/may-manage-user.ts';
import { DomainError } from '#shared/errors.ts';
import { id as idSchema } from '#shared/schemas/id.ts';
import { keyOfAddress } from '#shared/uploads/file-address.ts';
import { archivedUser } from './archived-user.ts';

/**
 * Deletes a user: archived first, so that they are out at once and an interruption is visible, then account, image and
 * user. Each step may be done again; quotations keep their copy of the user (OPC-34, USR-087).
 */
export const deleteUser = userOperation({
  allow: 'user.write',
  input: z.strictObject({ uid: idSchema }),
  async run({ uid }, { user: acting, now }) {
    await tryAgain(async () => {
      const user = await managedUser(acting, uid);
      if (!mayRemoveUser(acting, user)) throw new DomainError('forbidden');
      const archived = await archivedUser(user, acting, now);
      await deleteAccount(uid);
      const image = keyOfAddress(archived.imageUrl);
      if (image) await retireFile(image);
      await forgetHelpViews(uid);
      await forgetBegunTests(uid);
      await forgetSessions(uid);
      await removeUser(archived);
    });
    return uid;
  },
});
