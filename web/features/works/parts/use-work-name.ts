import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLanguage } from '#shared/document/document-options.ts';
import { localisedText } from '#shared/document/localised-text.ts';
import type { ListedWork } from '../use-works.ts';

/** How a work is called: its code, and its description in the language of the interface, else in Italian. */
export function useWorkName() {
  const { language } = useTranslation().i18n;
  return useCallback(
    ({ code, description }: Pick<ListedWork, 'code' | 'description'>): string =>
      `${code} ${localisedText(description, documentLanguage(language)).text}`,
    [language],
  );
}
