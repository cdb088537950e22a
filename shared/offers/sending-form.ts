import type { Localised } from '#shared/schemas/localised.ts';
import {
  longestNotice,
  type MailTemplate,
  mailTemplateNames,
  mailTemplates,
  type OfferSettings,
} from '#shared/schemas/offer-settings.ts';
import { mailedEvents, pushedEvents } from '#shared/schemas/own-event.ts';
import { mostDaysAfterSending, mostDaysBeforeEnd, type Reminder } from './following/reminder-days.ts';
import { isSubject } from './sending/mail-texts.ts';

/** A text to customers in each language of theirs, while it is typed. */
export type TypedText = Record<'it' | 'en' | 'de', string>;

/** The texts to customers that an owner may write (SND-016, SND-026, FUP-013, ACC-023). */
export type CustomerText = MailTemplate | 'withdrawalNotice';
export const customerTexts: readonly CustomerText[] = [...mailTemplateNames, 'withdrawalNotice'];

/** A reminder while its days are typed. */
export type ReminderForm = { from: Reminder['from']; days: string };

type Kept = Pick<OfferSettings, 'remindersOn' | 'asksCode' | 'mutedMails' | 'mutedPushes'>;

/** The part of an owner's data about sending and following up, while they are typed. */
export type SendingForm = Kept & { reminders: ReminderForm[] } & Record<CustomerText, TypedText>;

/** The stored data as they are answered: events are names, and texts those that are used. */
export type AnsweredSending = Record<CustomerText, Localised> & {
  remindersOn: boolean;
  asksCode: boolean;
  reminders: readonly Reminder[];
  mutedMails: readonly string[];
  mutedPushes: readonly string[];
};

export const typedText = ({ it, en, de }: Localised): TypedText => ({ it, en: en ?? '', de: de ?? '' });

/** Events in one order, so that the same ones are no change. */
export const inOrder = {
  mutedMails: (named: readonly string[]) => mailedEvents.filter((event) => named.includes(event)),
  mutedPushes: (named: readonly string[]) => pushedEvents.filter((event) => named.includes(event)),
};

/** Stored data in the fields of their form. */
export const sendingForm = (stored: AnsweredSending): SendingForm => ({
  ...{ remindersOn: stored.remindersOn, asksCode: stored.asksCode },
  reminders: stored.reminders.map(({ from, days }) => ({ from, days: String(days) })),
  mutedMails: inOrder.mutedMails(stored.mutedMails),
  mutedPushes: inOrder.mutedPushes(stored.mutedPushes),
  // Each name has its text.
  ...(Object.fromEntries(customerTexts.map((name) => [name, typedText(stored[name])])) as Record<
    CustomerText,
    TypedText
  >),
});

/** Characters of each text. */
export const longestText: Record<CustomerText, number> = {
  ...mailTemplates,
  withdrawalNotice: longestNotice,
};

/** A fault of a typed text: it is too long, or a subject of several lines (SND-017). */
export function faultOf(name: CustomerText, typed: string): 'length' | 'lines' | undefined {
  if (typed.trim().length > longestText[name]) return 'length';
  return name.endsWith('Subject') && !isSubject(typed) ? 'lines' : undefined;
}

/** Whether a text is the other one in every language. */
export const isSameText = (one: TypedText, { it, en, de }: Localised): boolean =>
  one.it === it && one.en === (en ?? '') && one.de === (de ?? '');

/** The most days of a reminder (FUP-008). */
export const mostDays = { sending: mostDaysAfterSending, end: mostDaysBeforeEnd } as const;

/** The data as they are sent. What is wrong is told by the field: only days are typed here; texts have a form of their own. */
export function checkSending(form: SendingForm, wrong: (field: string, from: Reminder['from']) => void) {
  const reminders = form.reminders.map(({ from, days }) => ({ from, days: daysOf(days) }));
  const faults = reminders.flatMap(({ from, days }, at) => (isDays(from, days) ? [] : [{ at, from }]));
  const { remindersOn, asksCode, mutedMails, mutedPushes } = form;
  // Nobody sees the days of reminders that are off.
  if (remindersOn) for (const { at, from } of faults) wrong(`reminders.${at}.days`, from);
  return {
    ...{ remindersOn, asksCode, mutedMails, mutedPushes },
    ...(faults.length === 0 && { reminders }),
    ...(Object.fromEntries(customerTexts.map((name) => [name, form[name]])) as Record<
      CustomerText,
      TypedText
    >),
  };
}

const daysOf = (typed: string): number => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0);
const isDays = (from: Reminder['from'], days: number) => days >= 1 && days <= mostDays[from];
