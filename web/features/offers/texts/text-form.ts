import { longestRichText } from '#shared/offers/offer-bounds.ts';
import { hasText } from '#shared/rich-text/has-text.ts';
import type { documentLanguages } from '#shared/schemas/customer-input.ts';
import type { offerTextKinds } from '#shared/schemas/offer-block.ts';
import type { WholeText } from './use-texts.ts';

export type TextLanguage = (typeof documentLanguages)[number];

/** A text block while it is typed. */
export type TextForm = { name: string; kind: (typeof offerTextKinds)[number] } & Record<TextLanguage, string>;

export const emptyForm: TextForm = { name: '', kind: 'intro', it: '', en: '', de: '' };

export const formOf = ({ name, kind, text }: WholeText): TextForm => ({
  ...{ name, kind, it: text?.it ?? '', en: text?.en ?? '', de: text?.de ?? '' },
});

/** The block as it is sent; other languages may be empty (OFR-075). */
export const inputOf = ({ name, kind, it, en, de }: TextForm) => ({
  ...{ name: name.trim(), kind },
  text: { it, en: hasText(en) ? en : null, de: hasText(de) ? de : null },
});

/** The Italian text is the one of every other language without its own. */
export const isComplete = ({ name, it }: TextForm): boolean => name.trim() !== '' && hasText(it);

/** The first language whose text is too long as it is stored (OFR-074). */
export const tooLong = (form: TextForm): TextLanguage | undefined =>
  (['it', 'en', 'de'] as const).find((language) => form[language].length > longestRichText);
