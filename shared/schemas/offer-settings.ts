import * as z from 'zod/mini';
import { firstReminders } from '#shared/offers/following/reminder-days.ts';
import { longestMailText, longestMessage, longestSubject } from '#shared/offers/sending/mail-texts.ts';
import { localised } from './localised.ts';
import { milestone, vatCode } from './offer.ts';
import { mailedEvents, pushedEvents } from './own-event.ts';
import { tracked } from './tracked.ts';

/** Whether the owner charges VAT; owners of the flat-rate regime and small businesses do not (OFR-059). */
export const vatRegimes = ['ordinary', 'flat'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/** Colours of the rule under the document's head and of the line above the total, at 4.5 and more on white (OFR-078). */
export const accents = {
  petrol: '#0b5563',
  blue: '#1f4e8c',
  violet: '#5b3a8e',
  berry: '#8a1f4d',
  red: '#9b2c1f',
  ochre: '#7a5200',
  green: '#2f6b2f',
  grey: '#454545',
} as const;
export type Accent = keyof typeof accents;
export const accentNames = Object.keys(accents) as [Accent, ...Accent[]];

const optional = z._default(z.nullable(z.string()), null);

/** A text of the owner's; a language that they left out has none. */
const words = z._default(z.nullable(z.object({ it: optional, en: optional, de: optional })), null);

/** The texts of the owner to customers, and how long each may be (SND-016, SND-026, FUP-013). */
export const mailTemplates = {
  mailSubject: longestSubject,
  mailText: longestMailText,
  reminderSubject: longestSubject,
  reminderText: longestMailText,
  message: longestMessage,
} as const;
export type MailTemplate = keyof typeof mailTemplates;
export const mailTemplateNames = Object.keys(mailTemplates) as MailTemplate[];

/** Characters of the notice on the right to withdraw. */
export const longestNotice = 5000;

/** An owner's offers begin with these, and their documents are headed by them (OFR-077, OFR-078). */
export const offerSettings = z.object({
  ...tracked,
  accent: z._default(z.enum(accentNames), 'petrol'),
  businessName: optional,
  vatNumber: optional,
  taxCode: optional,
  registration: optional,
  pec: optional,
  iban: optional,
  insurance: optional,
  regime: z._default(z.enum(vatRegimes), 'ordinary'),
  /** Ten-thousandths of a euro an hour. */
  hourlyCost: z._default(z.nullable(z.number()), null),
  /** Hundredths of a percent. */
  markup: z._default(z.number(), 0),
  validityDays: z._default(z.number(), 30),
  plan: z._default(z.array(milestone), []),
  prefix: z._default(z.string(), ''),
  /** Codes of their own, at most ten (OFR-053). */
  vat: z._default(z.array(vatCode), []),
  /** On the right to withdraw; nothing: the text that is given; an empty one leaves it out (ACC-023). */
  withdrawalNotice: z._default(z.nullable(localised), null),
  /** Reminders to customers, once the owner turned them on (FUP-008). */
  remindersOn: z._default(z.boolean(), false),
  reminders: z._default(z.array(z.object({ from: z.enum(['sending', 'end']), days: z.number() })), [
    ...firstReminders,
  ]),
  /** Sendings ask for a code by e-mail, unless the owner unticks it (SND-014). */
  asksCode: z._default(z.boolean(), false),
  /** Events that the owner is not told of by mail or by push; the bell has them always (FUP-017). */
  mutedMails: z._default(z.array(z.enum(mailedEvents)), []),
  mutedPushes: z._default(z.array(z.enum(pushedEvents)), []),
  /** The owner's words of mails and of the message with a shared link; nothing in a language: those that are given. */
  mailSubject: words,
  mailText: words,
  reminderSubject: words,
  reminderText: words,
  message: words,
});
export type OfferSettings = z.infer<typeof offerSettings>;

/** The settings of an owner who never saved any. */
export const firstSettings: OfferSettings = offerSettings.parse({ revision: 0 });
