import { useTranslation } from 'react-i18next';
import { nameOfCopy } from '#shared/catalogue/name-of-copy.ts';

/** What a copy is called in a language of the catalogue, whatever that of the interface is. */
export function useNameOfCopy(longest: number) {
  const { t } = useTranslation('catalogue');
  return (name: string, language: 'it' | 'en') =>
    name && nameOfCopy(name, t(`copyOf.${language}`, { name: '{{name}}' }), longest);
}
