import { createContext, useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { localisedText } from '#shared/document/localised-text.ts';
import type { OfferDraft } from '#shared/offers/offer-draft.ts';
import { placedName, sectionOf } from '#shared/offers/placed-name.ts';
import type { OfferLine } from '#shared/schemas/offer-line.ts';

/** The language of the offer's document. */
export const OfferLanguage = createContext<OfferDraft['language']>('it');

/** How a line is called: its description as the document prints it and its dialog edits it. */
export function useLineName() {
  const { t } = useTranslation('offers');
  const language = useContext(OfferLanguage);
  return useCallback(
    (line: Pick<OfferLine, 'description'> | undefined): string =>
      localisedText(line?.description, language).text || t('edit.line.unnamed'),
    [t, language],
  );
}

/** Two rooms have the same work: among the lines of a whole offer one is told by its section. */
export function usePlacedName(draft: Pick<OfferDraft, 'sections'>) {
  const nameOf = useLineName();
  return (line: OfferLine | undefined): string => placedName(nameOf(line), sectionOf(draft, line));
}
