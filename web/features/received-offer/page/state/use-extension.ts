import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageMessage } from '#shared/offers/accepting/offer-page.ts';
import type { Guest, ShownOffer } from '#web/features/received-offer/parts/guest.ts';
import { useAsking } from '#web/features/received-offer/talk/use-asking.ts';

export type Extension = ReturnType<typeof useExtension>;

/** `Chiedi di prorogarla`: a question in one tap, which the thread remembers (ACC-040). */
export function useExtension(guest: Guest, page: ShownOffer, onAsked: (message: PageMessage) => void) {
  const { t } = useTranslation('receivedOffer');
  const { version, content } = page;
  const text = t('notices.extendText');
  const [isAskedNow, setIsAskedNow] = useState(false);
  const { isBusy, failure, isUnknown, ask } = useAsking(guest, (message) => {
    setIsAskedNow(true);
    onAsked(message);
  });
  const isAsked = isAskedNow || waits(content.messages, { version, text });
  return { isAsked, isBusy, failure, isUnknown, ask: () => ask({ version, text, toExtend: true }) };
}

/** Whether it was asked, and the owner has written nothing since. */
function waits(messages: readonly PageMessage[], asked: Pick<PageMessage, 'version' | 'text'>): boolean {
  const answered = messages.findLastIndex(({ by }) => by === 'owner');
  return messages
    .slice(answered + 1)
    .some(({ version, text }) => version === asked.version && text === asked.text);
}
