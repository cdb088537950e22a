import * as z from 'zod/mini';
import {
  mostDaysAfterSending,
  mostDaysBeforeEnd,
  mostReminders,
} from '#shared/offers/following/reminder-days.ts';
import { largestMarkup, largestRate } from '#shared/offers/offer-bounds.ts';
import { isSubject } from '#shared/offers/sending/mail-texts.ts';
import { planInput } from './offer-input.ts';
import {
  accentNames,
  longestNotice,
  type MailTemplate,
  mailTemplates,
  vatRegimes,
} from './offer-settings.ts';
import { filledLine, optionalLine, price, upTo } from './offer-values.ts';
import { mailedEvents, pushedEvents } from './own-event.ts';
import { text, textOfLines } from './text.ts';

/** A code of the owner's own: its name begins so that no built-in one is like it (OFR-053). */
const ownVat = z.strictObject({
  code: z.string().check(z.regex(/^own-[\w-]{8,16}$/)),
  label: filledLine(60),
  rate: upTo(largestRate),
  note: z.pipe(
    z.nullish(optionalLine(300)),
    z.transform((note) => note ?? null),
  ),
});

const areOnce = z.refine<{ code: string }[]>(
  (codes) => new Set(codes.map(({ code }) => code)).size === codes.length,
);

const days = (longest: number) => z.int().check(z.gte(1), z.lte(longest));
const reminder = z.union([
  z.strictObject({ from: z.literal('sending'), days: days(mostDaysAfterSending) }),
  z.strictObject({ from: z.literal('end'), days: days(mostDaysBeforeEnd) }),
]);

const once = <Event extends string>(events: readonly [Event, ...Event[]]) =>
  z.pipe(
    z.array(z.enum(events)).check(z.maxLength(events.length)),
    z.transform((named) => [...new Set(named)]),
  );

/** A language without words has none. */
const orNone = z.transform((typed: string | null | undefined) => typed || null);
const subject = z.pipe(z.nullish(text().check(z.refine(isSubject))), orNone);
const lines = (longest: number) =>
  z.pipe(z.nullish(textOfLines().check(z.trim(), z.maxLength(longest))), orNone);

/** Null takes the given text again, in all languages (SND-016, SND-026). */
const template = (name: MailTemplate) => {
  const words = name.endsWith('Subject') ? subject : lines(mailTemplates[name]);
  return z.optional(z.nullable(z.strictObject({ it: words, en: words, de: words })));
};

const notice = z.pipe(
  z.nullish(textOfLines().check(z.trim(), z.maxLength(longestNotice))),
  z.transform((typed) => typed ?? ''),
);

/** Changed data for offers; a field that is left out stays, null empties it (OFR-007, OFR-078). */
export const offerSettingsInput = z.strictObject({
  revision: z.int().check(z.gte(0)),
  accent: z.optional(z.enum(accentNames)),
  businessName: z.optional(optionalLine(200)),
  // Identifiers are typed with signs between their characters.
  vatNumber: z.optional(optionalLine(40)),
  taxCode: z.optional(optionalLine(40)),
  registration: z.optional(optionalLine(100)),
  pec: z.optional(
    z.nullable(
      z.pipe(
        z.string().check(
          z.trim(),
          z.toLowerCase(),
          z.maxLength(254),
          z.refine((typed) => typed === '' || z.email().safeParse(typed).success),
        ),
        z.transform((typed) => typed || null),
      ),
    ),
  ),
  iban: z.optional(optionalLine(50)),
  insurance: z.optional(optionalLine(200)),
  regime: z.optional(z.enum(vatRegimes)),
  hourlyCost: z.optional(price),
  markup: z.optional(upTo(largestMarkup)),
  validityDays: z.optional(z.int().check(z.gte(1), z.lte(365))),
  plan: z.optional(planInput),
  prefix: z.optional(z.string().check(z.trim(), z.regex(/^[A-Za-z\d/-]{0,8}$/))),
  vat: z.optional(z.array(ownVat).check(z.maxLength(10), areOnce)),
  /** Null takes the given text again; empty words leave the notice out (ACC-023). */
  withdrawalNotice: z.optional(z.nullable(z.strictObject({ it: notice, en: notice, de: notice }))),
  remindersOn: z.optional(z.boolean()),
  reminders: z.optional(z.array(reminder).check(z.maxLength(mostReminders))),
  asksCode: z.optional(z.boolean()),
  mutedMails: z.optional(once(mailedEvents)),
  mutedPushes: z.optional(once(pushedEvents)),
  mailSubject: template('mailSubject'),
  mailText: template('mailText'),
  reminderSubject: template('reminderSubject'),
  reminderText: template('reminderText'),
  message: template('message'),
  nextNumber: z.optional(z.int().check(z.gte(1), z.lte(999_999))),
});
export type OfferSettingsInput = z.output<typeof offerSettingsInput>;
