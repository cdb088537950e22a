import { textIn } from '#shared/format/text-in.ts';
import type { Localised } from '#shared/schemas/localised.ts';

/** A text with the language it is really in, so that readers aloud and hyphenation get it right (ux §16). */
export type LocalisedText = { text: string; language: string };

/** The text in the wanted language, else in Italian. */
export function localisedText(
  text: Localised | string | null | undefined,
  language: keyof Localised,
): LocalisedText {
  if (typeof text === 'string') return { text, language: 'it' };
  return { text: textIn(text, language), language: text?.[language] ? language : 'it' };
}
