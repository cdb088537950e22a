import { hasText } from '#shared/rich-text/has-text.ts';
import type { Localised } from '#shared/schemas/localised.ts';

export type OptionalText = Localised | null | undefined;

/** A text with its English: an empty translation changes nothing (OPC-51). */
export const withEnglish = <Text extends OptionalText>(text: Text, english: string): Text =>
  text && hasText(english) ? { ...text, en: english } : text;

/** Whether a translation would write over an English text. */
export const wouldOverwrite = (text: OptionalText): boolean => hasText(text?.it) && hasText(text?.en);
