import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The title of the tab names who sent it, and where one is. Of the offer it says nothing. */
export function useReceivedTitle(owner: string | undefined, place?: string) {
  const { t } = useTranslation('receivedOffer');
  const title = [place ?? t('title'), owner].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
