import { useTranslation } from 'react-i18next';
import { documentLanguage } from '#shared/document/document-options.ts';
import { type LocalisedText, localisedText } from '#shared/document/localised-text.ts';
import type { Localised } from '#shared/schemas/localised.ts';

/** A text of the catalogue in the language of the interface, with the language it is really in. */
export function useProductText(): (text: Localised | string | null | undefined) => LocalisedText {
  const { i18n } = useTranslation();
  const language = documentLanguage(i18n.language);
  return (text) => localisedText(text, language);
}

type NamedRange = { name: string; name_i18n?: Localised | null };

/** The name of a consumption or price range; '' without one. */
export function useRangeName(): (range: NamedRange | undefined) => string {
  const text = useProductText();
  return (range) => text(range?.name_i18n ?? range?.name).text;
}

/** The `lang` of a text that is not in the language of the page. */
export function useForeign(): (text: LocalisedText) => string | undefined {
  const { i18n } = useTranslation();
  return ({ language }) => (language === i18n.language ? undefined : language);
}
