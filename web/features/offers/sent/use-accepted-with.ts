import { useTranslation } from 'react-i18next';
import type { SentOffer } from './use-sent-offer.ts';

/** The chosen options and alternatives in words; nothing where there was no choice. */
export function useAcceptedWith() {
  const { t, i18n } = useTranslation('sentOffer');
  return (accepted: SentOffer['accepted'] | undefined): string => {
    const names = accepted?.names;
    if (!names) return '';
    if (names.length === 0) return t('agreed.none');
    return t('agreed.with', { names: new Intl.ListFormat(i18n.language).format(names) });
  };
}
