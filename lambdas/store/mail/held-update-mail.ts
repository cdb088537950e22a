import en from '#locales/en/mails.json' with { type: 'json' };
import enUpdate from '#locales/en/priceUpdateMail.json' with { type: 'json' };
import it from '#locales/it/mails.json' with { type: 'json' };
import itUpdate from '#locales/it/priceUpdateMail.json' with { type: 'json' };
import { paths } from '#shared/access/paths.ts';
import { brand } from '#shared/brand.ts';
import { fill } from '#shared/document/document-texts.ts';
import { formatDateTime } from '#shared/format/format-date.ts';
import { otherPriceText } from '#shared/price-update/other-price-text.ts';
import type { Job } from '#shared/schemas/job.ts';
import type { User } from '#shared/schemas/user.ts';
import { mailAddressOf } from './mail-address.ts';
import { type MailContent, mailForms } from './mail-forms.tsx';
import { mailLanguage } from './mail-language.ts';
import type { Mail } from './send-mail.ts';

/** Prices that the mail names; the screen names more. */
const mostNamed = 10;

type Update = Pick<Job, 'name' | 'startsAt'>;
type OtherPrices = readonly Parameters<typeof otherPriceText>[0][];

/** The mail to the person whose price update found other prices on its day than they confirmed (PRG-034). */
export function heldUpdateMail(user: User, { name, startsAt }: Update, others: OtherPrices): Mail {
  const language = mailLanguage(user);
  const texts = { it, en }[language];
  const { held: said } = { it: itUpdate, en: enUpdate }[language];
  const { vendor, company, address } = brand;
  const at = formatDateTime(startsAt ?? '');
  const values = { name: user.firstName, update: name || at, at, vendor, company, address };
  const of = (text: string) => fill(text, values);
  const content: MailContent = {
    language,
    subject: of(said.subject),
    hello: values.name ? of(texts.hello) : texts.helloAnybody,
    text: [of(said.text), ...(others.length > 0 ? [pricesOf(others, said.prices, language)] : [])].join(
      '\n\n',
    ),
    action: { label: said.action, address: mailAddressOf({ path: paths.priceUpdate }), hint: texts.link },
    note: said.note,
    foot: [{ text: of(texts.sentBy) }],
  };
  return { to: user.email, ...mailForms(content) };
}

function pricesOf(others: OtherPrices, head: string, language: string): string {
  const named = others.slice(0, mostNamed).map((other) => otherPriceText(other, language));
  const more = others.length > mostNamed ? ['…'] : [];
  return [fill(head, { count: String(others.length) }), ...named, ...more].join('\n');
}
