import de from '#locales/de/offerMail.json';
import en from '#locales/en/offerMail.json';
import it from '#locales/it/offerMail.json';
import { fill } from '#shared/document/document-texts.ts';
import { filledText } from '#shared/offers/placeholders.ts';
import type { MailValues } from '#shared/offers/sending/mail-texts.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import { filledAtOnce } from './mail-values.ts';

const textsIn = { it, en, de };

/** The texts that a mail and the message of a link start from, in the offer's language (SND-016, SND-026). */
export function startTexts({ language, title }: Pick<Offer, 'language' | 'title'>, values: MailValues) {
  const texts = textsIn[language];
  const known = filledAtOnce(values);
  const ready = (text: string) => fill(filledText(text, known), { title });
  return {
    subject: ready(texts.subject).slice(0, 150),
    text: ready(texts.text),
    message: ready(texts.message),
  };
}

/** Words of the mail around its text, in the offer's language. */
export const mailWords = (language: Offer['language']) => ({
  open: textsIn[language].open,
  document: textsIn[language].document,
});
