import deDocument from '#locales/de/offerDocument.json' with { type: 'json' };
import deMails from '#locales/de/offerMails.json' with { type: 'json' };
import enDocument from '#locales/en/offerDocument.json' with { type: 'json' };
import enMails from '#locales/en/offerMails.json' with { type: 'json' };
import itDocument from '#locales/it/offerDocument.json' with { type: 'json' };
import itMails from '#locales/it/offerMails.json' with { type: 'json' };
import type { CustomerLanguage } from '#shared/schemas/customer.ts';
import { type MailTemplate, mailTemplateNames, type OfferSettings } from '#shared/schemas/offer-settings.ts';
import type { OfferSettingsInput } from '#shared/schemas/offer-settings-input.ts';

type InAll = Record<CustomerLanguage, string>;

const mails = { it: itMails, en: enMails, de: deMails };
const inAll = (of: (language: CustomerLanguage) => string): InAll => ({
  it: of('it'),
  en: of('en'),
  de: of('de'),
});
const ofMails = (of: (name: MailTemplate, language: CustomerLanguage) => string) =>
  // Each has all languages.
  Object.fromEntries(
    mailTemplateNames.map((name) => [name, inAll((language) => of(name, language))]),
  ) as Record<MailTemplate, InAll>;

const withdrawalNotice = { it: itDocument.withdrawal, en: enDocument.withdrawal, de: deDocument.withdrawal };

/** The texts that owners start with, each in all languages. */
export const givenTexts = { withdrawalNotice, ...ofMails((name, language) => mails[language][name]) };

/** The text that an owner starts with in a language: their own words, else those that are given (SND-016, FUP-013). */
export const usedText = (
  settings: Pick<OfferSettings, MailTemplate>,
  name: MailTemplate,
  language: CustomerLanguage,
): string => settings[name]?.[language] ?? givenTexts[name][language];

/** All texts of the settings, each in all languages, as they are used. */
export const usedTexts = (settings: OfferSettings) => ({
  withdrawalNotice: settings.withdrawalNotice ?? withdrawalNotice,
  ...ofMails((name, language) => usedText(settings, name, language)),
});

type Texts = Partial<Pick<OfferSettingsInput, MailTemplate | 'withdrawalNotice'>>;

/** The owner's own words among texts that are saved: a given text stays the given one, whatever it will say. */
export function ownTexts(input: Texts): Texts {
  const texts: Texts = {};
  for (const name of mailTemplateNames) {
    const typed = input[name];
    if (typed === undefined) continue;
    const own = (language: CustomerLanguage) =>
      typed?.[language] === givenTexts[name][language] ? null : (typed?.[language] ?? null);
    texts[name] = typed && { it: own('it'), en: own('en'), de: own('de') };
  }
  const notice = input.withdrawalNotice;
  if (notice !== undefined) texts.withdrawalNotice = notice && isGivenNotice(notice) ? null : notice;
  return texts;
}

const isGivenNotice = ({ it, en, de }: InAll) =>
  it === withdrawalNotice.it && en === withdrawalNotice.en && de === withdrawalNotice.de;
