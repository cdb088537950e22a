import { useTranslation } from 'react-i18next';

/** Joins names as a sentence does: "Nome, Cognome e Telefono". */
export function useListText(): (names: readonly string[]) => string {
  const { language } = useTranslation().i18n;
  return (names) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
