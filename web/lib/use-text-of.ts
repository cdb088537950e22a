import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * Texts of words that the server names, such as fields and reasons. `group` is their place: `workbook:reasons`.
 * Undefined for a word without a text.
 */
export function useTextOf(group: `${string}:${string}`) {
  const { t, i18n } = useTranslation();
  return (word: string): string | undefined => {
    const key = `${group}.${word}`;
    // The word comes at run time, so the key cannot be checked before.
    return i18n.exists(key) ? String(t(key as ParseKeys)) : undefined;
  };
}
