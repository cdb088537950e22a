import { useTranslation } from 'react-i18next';
import { nameOfCopy } from '#shared/catalogue/name-of-copy.ts';
import type { Language } from '#shared/languages.ts';

/** The name of a copy in a language of the catalogue, also when the interface has another one. */
export function useNameOfCopy(longest: number) {
  const { t } = useTranslation('catalogue');
  return (name: string, language: Language) =>
    name && nameOfCopy(name, t(`copyOf.${language}`, { name: '{{name}}' }), longest);
}
