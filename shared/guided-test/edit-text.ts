import type { Language } from '#shared/languages.ts';
import type { Localised } from '#shared/schemas/localised.ts';

/** A text with one of its languages written; an emptied English text is removed and falls back to Italian (OPW-13). */
export function withText(text: Localised | null | undefined, language: Language, written: string): Localised {
  const next: Localised = { ...text, it: text?.it ?? '', [language]: written };
  if (!next.en) delete next.en;
  return next;
}

/** The same where there may be no text at all. */
export function withOptionalText(
  text: Localised | null | undefined,
  language: Language,
  written: string,
): Localised | null {
  const next = withText(text, language, written);
  return next.it === '' && !next.en ? null : next;
}

type Hinted = { hint?: Localised | null | undefined };

/** A question or an answer with its hint written in one language; without any text it has none. */
export const withHint = <Item extends Hinted>(item: Item, language: Language, written: string): Item => ({
  ...item,
  hint: withOptionalText(item.hint, language, written) ?? undefined,
});
