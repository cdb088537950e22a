import de from '#locales/de/offerMail.json';
import en from '#locales/en/offerMail.json';
import it from '#locales/it/offerMail.json';
import { textIn } from '#shared/format/text-in.ts';
import { filledText } from '#shared/offers/placeholders.ts';
import { longestSubject, type MailValues } from '#shared/offers/sending/mail-texts.ts';
import type { Offer } from '#shared/schemas/offer.ts';
import type { OwnersSettings } from '#web/features/offers/edit/use-offer-owner.ts';
import { filledAtOnce } from './mail-values.ts';

const wordsIn = { it, en, de };

export type MailTemplates = Pick<OwnersSettings, 'mailSubject' | 'mailText' | 'message'>;

/** A mail and the message of a link start from the owner's templates, in the offer's language (SND-016, SND-026). */
export function startTexts(templates: MailTemplates, language: Offer['language'], values: MailValues) {
  const known = filledAtOnce(values);
  const ready = (name: keyof MailTemplates) => filledText(textIn(templates[name], language), known);
  return {
    subject: ready('mailSubject').slice(0, longestSubject),
    text: ready('mailText'),
    message: ready('message'),
  };
}

/** Words of the mail around its text, in the offer's language. */
export const mailWords = (language: Offer['language']) => ({
  open: wordsIn[language].open,
  document: wordsIn[language].document,
  newVersion: wordsIn[language].newVersion,
});
