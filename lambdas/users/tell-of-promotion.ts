import { allUsers } from '#lambdas/store/list/lists.ts';
import { accountMail } from '#lambdas/store/mail/account-mail.ts';
import { rightsInWords } from '#lambdas/store/mail/rights-in-words.ts';
import { sendMail } from '#lambdas/store/mail/send-mail.ts';
import { wasSent } from '#lambdas/store/user/was-sent.ts';
import { paths } from '#shared/access/paths.ts';
import { displayName } from '#shared/accounts/display-name.ts';
import type { CurrentUser, User } from '#shared/schemas/user.ts';

/** Mails the promoted user, the giver and every super user of all countries; the rights stand anyway (ROL-019). */
export async function tellOfPromotion(promoted: User, giver: CurrentUser): Promise<void> {
  const said = { giver: displayName(giver), person: displayName(promoted) };
  const mailTo = (kind: 'rightsGained' | 'rightsGiven', reader: Parameters<typeof accountMail>[1]) =>
    accountMail(
      kind,
      reader,
      { path: paths.users },
      { said: { ...said, scope: rightsInWords(promoted, reader) } },
    );
  const administrators = await allUsers([{ fullAdministrator: 'true' }]);
  const others = new Map([...administrators, giver].map((each) => [each.id, each]));
  others.delete(promoted.id);
  const mails = [
    mailTo('rightsGained', promoted),
    ...[...others.values()].map((each) => mailTo('rightsGiven', each)),
  ];
  await Promise.all(mails.map((mail) => wasSent(sendMail(mail))));
}
