import en from '#locales/en/mails.json' with { type: 'json' };
import enOwner from '#locales/en/ownerMails.json' with { type: 'json' };
import it from '#locales/it/mails.json' with { type: 'json' };
import itOwner from '#locales/it/ownerMails.json' with { type: 'json' };
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { fill } from '#shared/document/document-texts.ts';
import { formatDate, formatTime } from '#shared/format/format-date.ts';
import type { CustomerReason } from '#shared/offers/following/loss-reasons.ts';
import type { User } from '#shared/schemas/user.ts';
import { mailAddressOf } from './mail-address.ts';
import { type MailContent, mailForms } from './mail-forms.tsx';
import { mailLanguage } from './mail-language.ts';
import type { Mail, MailFile } from './send-mail.ts';

/** The matter of a mail to an owner; `message` is what the customer typed, `customer` their name. */
export type OwnerMail = {
  /** The id of the offer, and as it is printed: '12/2026'. */
  offer: string;
  number: string;
} & (
  | { kind: 'bounce' | 'complaint'; address: string }
  | { kind: 'question'; customer: string; message: string; replyTo?: string }
  | { kind: 'accepted'; customer: string; total: string }
  | { kind: 'copy'; customer: string; file?: MailFile }
  | { kind: 'declined'; customer: string; reason?: CustomerReason; message?: string }
  | { kind: 'withdrawal'; customer: string; at: string; total: string; message: string; replyTo?: string }
);

/** A mail to the owner of an offer, in their language, with a button to the offer. */
export function ownerMail(user: Pick<User, 'email' | 'firstName' | 'language'>, said: OwnerMail): Mail {
  const language = mailLanguage(user);
  const house = { it, en }[language];
  const texts = { it: itOwner, en: enOwner }[language];
  const { vendor, company, address } = brand;
  const { offer, number } = said;
  const reason = said.kind === 'declined' && said.reason ? texts.declined.reasons[said.reason] : '';
  const values = { vendor, company, address, name: user.firstName, number, reason, ...valuesOf(said) };
  const of = (text: string) => fill(text, values);
  const file = said.kind === 'copy' ? said.file : undefined;
  const usual = reason ? texts.declined.because : texts[said.kind].text;
  const text = said.kind === 'copy' && !file ? texts.copy.byLink : usual;
  const replyTo = 'replyTo' in said ? said.replyTo : undefined;
  const content: MailContent = {
    language,
    subject: of(texts[said.kind].subject),
    hello: user.firstName ? of(house.hello) : house.helloAnybody,
    text: of(text),
    message: 'message' in said ? said.message : undefined,
    action: {
      label: said.kind === 'question' ? texts.question.action : texts.open,
      address: mailAddressOf({ path: paths.offer(offer) }),
      hint: house.link,
    },
    note: texts.note,
    foot: [{ text: fill(house.sentBy, { company, address }) }],
  };
  return {
    to: user.email,
    ...mailForms(content),
    ...(replyTo && { replyTo }),
    ...(file && { files: [file] }),
  };
}

/** Words of the texts. */
const valuesOf = (said: OwnerMail): Record<string, string> => ({
  ...('customer' in said && { customer: said.customer }),
  ...('total' in said && { total: said.total }),
  ...('at' in said && { day: formatDate(said.at), time: formatTime(said.at) }),
  ...('address' in said && { address: said.address }),
});
