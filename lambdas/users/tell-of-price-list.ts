import { accountMail } from '#lambdas/store/mail/account-mail.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { wasSent } from '#lambdas/store/user/was-sent.ts';
import { paths } from '#shared/access/paths.ts';
import { isAskedListGiven } from '#shared/accounts/price-list-asked.ts';
import type { User } from '#shared/schemas/user.ts';

/** Mails users that they have the price list they asked for; the list stands anyway. */
export async function tellOfPriceList(before: User, after: User): Promise<void> {
  if (!isAskedListGiven(before, after)) return;
  await wasSent(sendMail(accountMail('priceListGiven', after, { path: paths.quotations })));
}
