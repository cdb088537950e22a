import { env } from '#lambdas/runtime/env.ts';
import type { Mail } from '#lambdas/store/mailer.ts';
import en from '#locales/en/mails.json' with { type: 'json' };
import it from '#locales/it/mails.json' with { type: 'json' };
import { brand } from '#shared/brand.ts';
import { fill } from '#shared/document/document-texts.ts';
import { displayName, type User } from '#shared/schemas/user.ts';
import { mailLanguage } from './mail-language.ts';
import { type MailContent, mailHtml, mailText } from './mail-page.tsx';

export type AccountMail =
  | 'verification'
  | 'reset'
  | 'passwordChanged'
  | 'emailChanged'
  | 'deletionReceived'
  | 'deletionAsked'
  | 'rightsGained'
  | 'rightsGiven';

type Addressee = Pick<User, 'firstName' | 'lastName' | 'company' | 'email' | 'language'>;

/**
 * Where the button leads: a page of the site, with what it needs. What is for the reader alone, a token or an address,
 * stands behind the `#`: it reaches no log of the website and no referrer.
 */
export type MailTarget = { path: `/${string}`; query?: Parameters; fragment?: Parameters };
type Parameters = Readonly<Record<string, string>>;

type More = {
  /** Where it does not go to the address he has now. */
  to?: string;
  /** What else its texts name. */
  said?: Parameters;
};

/** A mail about an account, in the language of its owner. */
export function accountMail(
  kind: AccountMail,
  user: Addressee,
  target: MailTarget,
  { to = user.email, said: named = {} }: More = {},
): Mail {
  const language = mailLanguage(user);
  const texts = { it, en }[language];
  const said = texts[kind];
  const { vendor, company, address } = brand;
  const values = { ...named, name: displayName(user), email: user.email, vendor, company, address };
  const of = (text: string) => fill(text, values);
  const content: MailContent = {
    language,
    subject: of(said.subject),
    hello: of(texts.hello),
    text: of(said.text),
    action: { label: said.action, address: addressOf(target) },
    linkHint: texts.link,
    note: of(said.note),
    sender: of(texts.sentBy),
  };
  return { to, subject: content.subject, html: mailHtml(content), text: mailText(content) };
}

const addressOf = ({ path, query, fragment }: MailTarget): string =>
  [
    `${env.webOrigin}${path}`,
    query && `?${new URLSearchParams(query)}`,
    fragment && `#${new URLSearchParams(fragment)}`,
  ]
    .filter(Boolean)
    .join('');
