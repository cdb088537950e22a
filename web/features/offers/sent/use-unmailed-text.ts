import { useTranslation } from 'react-i18next';
import { mailsADay } from '#shared/offers/sending/mails-a-day.ts';
import type { SentOffer } from './use-sent-offer.ts';

/** Which mail did not go out beside an act that was done, and why (ADR 36); empty where all went. */
export function useUnmailedText() {
  const { t } = useTranslation('sentOffer');
  return (unmailed: SentOffer['unmailed']): string =>
    unmailed ? t(`unmailed.${unmailed}`, { most: mailsADay }) : '';
}
