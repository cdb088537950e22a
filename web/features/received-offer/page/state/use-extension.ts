import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMessage } from '#shared/offers/accepting/offer-page.ts';
import type { Guest } from '#web/features/received-offer/parts/guest.ts';
import { useAsking } from '#web/features/received-offer/talk/use-asking.ts';

export type Extension = ReturnType<typeof useExtension>;

/** `Chiedi di prorogarla`: a question in one tap (ACC-040). */
export function useExtension(guest: Guest, version: number, onAsked: (message: PageMessage) => void) {
  const { t } = useTranslation('receivedOffer');
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, failure, ask } = useAsking(guest, (message) => {
    setIsAsked(true);
    onAsked(message);
  });
  return { isAsked, isBusy, failure, ask: () => ask({ version, text: t('notices.extendText') }) };
}
