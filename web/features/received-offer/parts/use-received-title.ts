import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The title of the tab names who sent it, and nothing of the offer. */
export function useReceivedTitle(owner: string | undefined) {
  const { t } = useTranslation('receivedOffer');
  const title = [t('title'), owner].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
