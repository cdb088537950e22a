import en from '#locales/en/mails.json' with { type: 'json' };
import it from '#locales/it/mails.json' with { type: 'json' };
import { holdsAddress } from '#shared/accounts/holds-address.ts';
import { brand } from '#shared/brand.ts';
import { fill } from '#shared/document/document-texts.ts';
import type { User } from '#shared/schemas/user.ts';
import { type MailTarget, mailAddressOf } from './mail-address.ts';
import { type MailContent, mailForms } from './mail-forms.tsx';
import { mailLanguage } from './mail-language.ts';
import type { Mail } from './send-mail.ts';

export type AccountMail =
  | 'verification'
  | 'reset'
  | 'passwordChanged'
  | 'emailChanged'
  | 'unverifiedEmailChanged'
  | 'deletionReceived'
  | 'deletionAsked'
  | 'priceListAsked'
  | 'priceListGiven'
  | 'rightsGained'
  | 'rightsGiven';

type Addressee = Pick<User, 'firstName' | 'lastName' | 'email' | 'emailVerified' | 'language'>;

type Parameters = Readonly<Record<string, string>>;

/**
 * A mail about an account, in the language of its owner; `said` holds the values in its texts. Anybody may have typed
 * an address that is not verified, and a name with it: such a mail says nothing that was typed.
 */
export function accountMail(
  kind: AccountMail,
  user: Addressee,
  target: MailTarget,
  { said: named = {} }: { said?: Parameters } = {},
): Mail {
  const language = mailLanguage(user);
  const texts = { it, en }[language];
  const said = texts[kind];
  const { vendor, company, address } = brand;
  const values = { ...named, name: nameOf(user), vendor, company, address };
  const of = (text: string) => fill(text, values);
  const content: MailContent = {
    language,
    subject: of(said.subject),
    hello: values.name && user.emailVerified ? of(texts.hello) : texts.helloAnybody,
    text: of(said.text),
    action: { label: of(said.action), address: mailAddressOf(target), hint: texts.link },
    note: of(said.note),
    foot: [{ text: of(texts.sentBy) }],
  };
  return { to: user.email, ...mailForms(content) };
}

/** Mail programs make links of what looks like an address: older names may hold some. */
function nameOf({ firstName, lastName }: Addressee): string {
  const name = `${firstName} ${lastName}`.trim();
  return holdsAddress(name) ? '' : name;
}
