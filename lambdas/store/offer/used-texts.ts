import deDocument from '#locales/de/offerDocument.json' with { type: 'json' };
import deMails from '#locales/de/offerMails.json' with { type: 'json' };
import enDocument from '#locales/en/offerDocument.json' with { type: 'json' };
import enMails from '#locales/en/offerMails.json' with { type: 'json' };
import itDocument from '#locales/it/offerDocument.json' with { type: 'json' };
import itMails from '#locales/it/offerMails.json' with { type: 'json' };
import type { CustomerLanguage } from '#shared/schemas/customer.ts';
import { type MailTemplate, mailTemplateNames, type OfferSettings } from '#shared/schemas/offer-settings.ts';

const mails = { it: itMails, en: enMails, de: deMails };

/** The text that an owner starts with in a language: their own words, else those that are given (SND-016, FUP-013). */
export const usedText = (
  settings: Pick<OfferSettings, MailTemplate>,
  name: MailTemplate,
  language: CustomerLanguage,
): string => settings[name]?.[language] ?? mails[language][name];

const inAll = (of: (language: CustomerLanguage) => string) => ({ it: of('it'), en: of('en'), de: of('de') });

/** All texts of the settings, each in all languages, as they are used. */
export const usedTexts = (settings: OfferSettings) => ({
  withdrawalNotice: settings.withdrawalNotice ?? {
    it: itDocument.withdrawal,
    en: enDocument.withdrawal,
    de: deDocument.withdrawal,
  },
  // Each has all languages.
  ...(Object.fromEntries(
    mailTemplateNames.map((name) => [name, inAll((language) => usedText(settings, name, language))]),
  ) as Record<MailTemplate, Record<CustomerLanguage, string>>),
});
