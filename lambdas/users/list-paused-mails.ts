import { noInput, userOperation } from '#lambdas/operation.ts';
import { listPausedMails as pausedAccounts } from '#lambdas/store/sent-offer/mail-standing-store.ts';
import { readUser } from '#lambdas/store/user/user-store.ts';
import { mayManageUser } from '#shared/accounts/may-manage-user.ts';

/** The accounts that may not write to customers, of those that the super user manages: numbers, no address (SND-024). */
export const listPausedMails = userOperation({
  allow: 'user.read',
  input: noInput,
  async run(_, { user: acting }) {
    const paused = await pausedAccounts();
    const listed = await Promise.all(
      paused.map(async ({ uid, ...numbers }) => {
        const user = await readUser(uid);
        if (!user || !mayManageUser(acting, user)) return [];
        const { firstName, lastName, company } = user;
        return [{ id: uid, name: `${firstName} ${lastName}`.trim() || company || uid, ...numbers }];
      }),
    );
    return listed.flat();
  },
});
