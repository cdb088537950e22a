import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLanguage } from '#shared/document/document-options.ts';
import { localisedText } from '#shared/document/localised-text.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';

/** How a line is called: its description in the language of the interface, else in Italian. */
export function useLineName() {
  const { t, i18n } = useTranslation('offers');
  const { language } = i18n;
  return useCallback(
    (line: Pick<OfferLine, 'description'> | undefined): string =>
      localisedText(line?.description, documentLanguage(language)).text || t('edit.line.unnamed'),
    [t, language],
  );
}
