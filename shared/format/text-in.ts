import type { Localised } from '#shared/schemas/localised.ts';

/** The text in the wanted language, else in Italian, else an empty text. */
export function textIn(text: Localised | null | undefined, language: string): string {
  const wanted = language === 'en' || language === 'de' ? text?.[language] : undefined;
  return wanted || text?.it || '';
}
