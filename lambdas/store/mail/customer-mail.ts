import de from '#locales/de/customerMails.json' with { type: 'json' };
import deOffer from '#locales/de/offerMail.json' with { type: 'json' };
import en from '#locales/en/customerMails.json' with { type: 'json' };
import enOffer from '#locales/en/offerMail.json' with { type: 'json' };
import it from '#locales/it/customerMails.json' with { type: 'json' };
import itOffer from '#locales/it/offerMail.json' with { type: 'json' };
import { pagesOfMails } from '#shared/access/routes.ts';
import { brand } from '#shared/brand.ts';
import { fill } from '#shared/document/document-texts.ts';
import { formatDate, formatTime } from '#shared/format/format-date.ts';
import { formatMoney } from '#shared/format/format-money.ts';
import type { Cents } from '#shared/money/units.ts';
import { senderName } from '#shared/offers/sending/mail-texts.ts';
import type { CustomerLanguage } from '#shared/schemas/customer.ts';
import { mailAddressOf } from './mail-address.ts';
import { type FootLine, type MailContent, mailForms } from './mail-forms.tsx';
import type { TrackedMail } from './send-mail.ts';

const texts = { it: { ...it, ...itOffer }, en: { ...en, ...enOffer }, de: { ...de, ...deOffer } };

/** The matter of a mail to a customer. Subject and text of an offer and a reminder come filled (SND-016). */
export type CustomerMail =
  | { kind: 'offer'; subject: string; text: string; version: number }
  | { kind: 'reminder'; subject: string; text: string; unsubscribe: { page: string; oneClick: string } }
  | { kind: 'copy'; accepted: AcceptedInMail; isAttached: boolean }
  | { kind: 'answer'; answer: string; questions: readonly string[] }
  | { kind: 'withdrawn' }
  | { kind: 'code'; code: string }
  | { kind: 'receipt'; at: string; content: string; isTyped: boolean };

/** `withdrawUntil`: the last day on which a consumer may withdraw on the page. */
export type AcceptedInMail = { at: string; total: Cents; withdrawUntil: string | null };

type Around = {
  language: CustomerLanguage;
  /** Who makes the offer; their answer comes to `email`. */
  owner: { name: string; email: string; address?: string | null };
  /** The offer as it is printed: '12/2026'. */
  number: string;
  /** The address of the customer's page, with their token behind the `#`. */
  link: string;
};

type Made = Pick<TrackedMail, 'subject' | 'html' | 'text' | 'senderName' | 'replyTo' | 'headers'>;

/** A mail to a customer, in the language of the offer. It loads nothing from the net (SND-019). */
export function customerMail(said: CustomerMail, around: Around): Made {
  const { language, owner } = around;
  const known = texts[language];
  const content: MailContent = {
    language,
    head: owner.name,
    ...contentOf(said, around),
    foot: footOf(said, around),
  };
  return {
    ...mailForms(content),
    senderName: senderName(owner.name, fill(known.through, { software: brand.software })),
    replyTo: owner.email,
    ...(said.kind === 'reminder' && { headers: unsubscribing(said.unsubscribe.oneClick) }),
  };
}

/** Mail programs show a button of their own, which asks the address by POST (FUP-013, RFC 8058). */
const unsubscribing = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

type Content = Omit<MailContent, 'language' | 'head' | 'foot'>;

function contentOf(said: CustomerMail, { language, owner, number, link }: Around): Content {
  const known = texts[language];
  const { hello } = known;
  const action = { label: known.open, address: link, hint: known.link };
  if (said.kind === 'offer' || said.kind === 'reminder') {
    const { subject, text } = said;
    const version = said.kind === 'offer' ? said.version : 1;
    const written = {
      ...{ subject, text },
      // Its subject and text are often those of the mail before.
      ...(version > 1 && { hello: fill(known.newVersion, { version: String(version) }) }),
    };
    // An owner who wrote the address into the text needs no button.
    return text.includes(link) ? { ...written, ownLink: link } : { ...written, action };
  }
  const of = (text: string) => fill(text, { owner: owner.name, number, ...valuesOf(said) });
  const { subject, text } = known[said.kind];
  const told = { subject: of(subject), hello, text: of(text) };
  switch (said.kind) {
    case 'copy':
      return {
        ...{ ...told, text: of(said.isAttached ? text : known.copy.byLink), action },
        ...(said.accepted.withdrawUntil && { note: of(known.copy.withdrawal) }),
      };
    case 'answer':
      return { ...told, message: said.answer, quote: quoteOf(said.questions, known.answer.question), action };
    case 'withdrawn':
      return { ...told, action };
    case 'code':
      return { ...told, message: said.code, note: known.code.note };
    case 'receipt':
      return {
        ...{ ...told, message: said.content, note: known.receipt.note },
        // A typed address may be a stranger's: their mail opens nothing.
        ...(!said.isTyped && { action }),
      };
  }
}

/** The values of a text that are its own. */
function valuesOf(said: CustomerMail): Record<string, string> {
  const moment = (at: string) => `${formatDate(at)}, ${formatTime(at)}`;
  if (said.kind === 'receipt') return { at: moment(said.at) };
  if (said.kind !== 'copy') return {};
  const { at, total, withdrawUntil } = said.accepted;
  return { at: moment(at), total: formatMoney(total), until: withdrawUntil ? formatDate(withdrawUntil) : '' };
}

const quoteOf = (questions: readonly string[], label: string) =>
  questions.length === 0 ? undefined : { label, text: questions.join('\n\n') };

/** Who writes, through which software, where to report it, and what becomes of the reader's data (SND-015, ACC-053). */
function footOf(said: CustomerMail, { language, owner }: Around): FootLine[] {
  const known = texts[language];
  const address = [owner.address, owner.email].filter(Boolean).join(', ');
  const query = { lang: language };
  return [
    { text: fill(known.sentBy, { owner: owner.name, address, software: brand.software }) },
    { text: fill(known.report, { contact: brand.privacyContact }) },
    ...(said.kind === 'reminder' ? [{ text: known.noReminders, address: said.unsubscribe.page }] : []),
    { text: known.privacy, address: mailAddressOf({ path: pagesOfMails.privacy, query }) },
    { text: known.verify, address: mailAddressOf({ path: pagesOfMails.check, query }) },
  ];
}
