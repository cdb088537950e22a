import en from '#locales/en/mails.json' with { type: 'json' };
import it from '#locales/it/mails.json' with { type: 'json' };
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { fill } from '#shared/document/document-texts.ts';
import type { Invitation } from '#shared/schemas/invitation.ts';
import { mailAddressOf } from './mail-address.ts';
import { type MailContent, mailForms } from './mail-forms.tsx';
import type { Mail } from './send-mail.ts';

/** The mail of an invitation, in its language, with the unchanged message of the inviter (ROL-037). */
export function invitationMail(invitation: Invitation, token: string): Mail {
  const { email, name, language, message, by } = invitation;
  const texts = { it, en }[language];
  const { vendor, company, address } = brand;
  const values = { name: name ?? '', email, inviter: by, vendor, company, address };
  const of = (text: string) => fill(text, values);
  const { invitation: said } = texts;
  const content: MailContent = {
    language,
    subject: of(said.subject),
    hello: of(name ? texts.hello : said.hello),
    text: of(said.text),
    ...(message && { message }),
    action: {
      label: said.action,
      address: mailAddressOf({ path: paths.invite, fragment: { t: token } }),
      hint: texts.link,
    },
    note: said.note,
    foot: [{ text: of(texts.sentBy) }],
  };
  return { to: email, ...mailForms(content) };
}
