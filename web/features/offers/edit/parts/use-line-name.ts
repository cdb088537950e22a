import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { documentLanguage } from '#shared/document/document-options.ts';
import { localisedText } from '#shared/document/localised-text.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
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

/** Two rooms have the same work: among the lines of a whole offer one is told by its section. */
export function usePlacedName({ sections }: OfferDraft) {
  const nameOf = useLineName();
  return (line: OfferLine): string => {
    const section = sections.find(({ id }) => id === line.sectionId);
    return section ? `${nameOf(line)} · ${section.name}` : nameOf(line);
  };
}
