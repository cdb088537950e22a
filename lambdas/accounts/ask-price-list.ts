import { noInput, userOperation } from '#lambdas/operation.ts';
import { countUse } from '#lambdas/store/limit/rate-store.ts';
import { accountMail } from '#lambdas/store/mail/account-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { changeUser } from '#lambdas/store/user/change-user.ts';
import { wasSent } from '#lambdas/store/user/was-sent.ts';
import { paths } from '#shared/access/paths.ts';
import { asksForPriceList } from '#shared/access/super-user.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import { hasJustAsked } from '#shared/accounts/price-list-asked.ts';
import { DomainError } from '#shared/errors.ts';
import { currentUser, type User } from '#shared/schemas/user.ts';
import { answeredStored } from './answered-current-user.ts';
import { superUsersOver } from './super-users-over.ts';

/** Notes that the caller, who has no price list, wants one. Super users of their country hear of it once a day. */
export const askPriceList = userOperation({
  allow: 'price-list.ask',
  input: noInput,
  async run(_, { user, now }) {
    const by = displayName(user);
    const asked = (stored: User): Partial<User> => {
      if (!asksForPriceList(currentUser(stored))) throw new DomainError('failed-precondition');
      return hasJustAsked(stored, now) ? {} : { priceListAskedAt: now.toISOString() };
    };
    const { before, after } = await changeUser(user.id, asked, by, now);
    if (before.revision === after.revision) return answeredStored(after);
    try {
      await tell(after, now);
    } catch (cause) {
      // Nobody knows of it: they may ask again at once.
      const { priceListAskedAt = null } = before;
      await changeUser(user.id, { priceListAskedAt }, by, now);
      throw cause;
    }
    return answeredStored(after);
  },
});

/** The mail names nobody: it leads to the user. One that went out is enough. */
async function tell(user: User, now: Date): Promise<void> {
  await countUse('price-list-mail', `account ${user.id}`, now);
  const readers = new Map((await superUsersOver(user)).map((each) => [each.email.toLowerCase(), each]));
  const mails = [...readers.values()].map((each) =>
    accountMail('priceListAsked', each, { path: paths.openUser(user.id) }),
  );
  const sent = await Promise.all(mails.map((mail) => wasSent(sendMail(mail))));
  if (!sent.includes(true)) throw new DomainError('mail-not-sent');
}
