import { filledText, type PlaceholderValues } from '../placeholders.ts';

/** Characters of a mail to a customer, and of the message that goes with a shared link (SND-017, SND-026). */
export const longestSubject = 150;
export const longestMailText = 4000;
export const longestMessage = 500;
/** Characters of the name that a mail shows as its sender. */
const longestSender = 100;

/** The words in braces of mails and messages: those of documents, the address, and the owner's name and telephone. */
export type MailValues = PlaceholderValues & Record<'link' | 'firma', string>;

/** The names of the values that an owner may put into a text. */
export const mailWords = [
  ...(['cliente', 'cantiere', 'numero', 'totale', 'scadenza', 'link', 'firma'] as const),
] satisfies (keyof MailValues)[];

/** A part of a text with its values: as typed, a value, or braces that stand for nothing (SND-016). */
export type MailPart = { text: string; kind: 'typed' | 'filled' | 'unknown' };

/** Braces around anything, and one alone. */
const braces = /(\{[^{}]*\}|[{}])/;

/** The parts of a text for its preview: together they are the text that goes out. */
export const mailParts = (text: string, values: MailValues): MailPart[] =>
  text
    .split(braces)
    .map((typed, at): MailPart => {
      if (at % 2 === 0) return { text: typed, kind: 'typed' };
      const name = typed.slice(1, -1);
      const isKnown = Object.hasOwn(values, name);
      return { text: filledText(typed, values), kind: isKnown ? 'filled' : 'unknown' };
    })
    .filter((part) => part.text !== '' || part.kind === 'filled');

/** A mail's text as it goes out; what was filled in is not read again. */
export const mailText = (text: string, values: MailValues): string => filledText(text, values);

/** Whether a text says where the address stands: without it the button follows the text (SND-017). */
export const hasLinkPlace = (text: string): boolean => text.includes('{link}');

const control = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** A subject as it goes out. A value of several lines comes on one; one that is too long for the subject ends with `…`. */
export function mailSubject(subject: string, values: MailValues): string {
  const characters = [...filledText(subject, values).replace(control, ' ').trim()];
  return characters.length <= longestSubject
    ? characters.join('')
    : `${characters
        .slice(0, longestSubject - 1)
        .join('')
        .trimEnd()}…`;
}

/** Whether a typed subject may be stored: 150 characters at most, in one line (SND-017). */
export const isSubject = (typed: string): boolean =>
  [...typed].length <= longestSubject && typed.search(control) < 0;

/** Signs that end a quoted name or begin an address, and characters that nobody sees. */
const notInName = /[<>@"\\\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * The name that a mail shows as its sender (SND-015): the owner's, and through which software, ' tramite Preventivi'.
 * A name that is too long loses its end, so that the software stays readable.
 */
export function senderName(owner: string, through: string): string {
  const clean = (text: string) => [...text.replace(notInName, ' ').replace(/\s+/g, ' ')];
  const end = clean(through);
  const name = clean(owner.trim()).slice(0, longestSender - end.length);
  return `${name.join('').trim()}${end.join('')}`.trim();
}
