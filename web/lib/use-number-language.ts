import { useTranslation } from 'react-i18next';
import { isLanguage, type Language } from '#shared/languages.ts';

/** The language whose marks of thousands a reader of the interface types. */
export function useNumberLanguage(): Language {
  const { language } = useTranslation().i18n;
  return isLanguage(language) ? language : 'it';
}
