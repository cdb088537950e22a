import { type ComponentProps, createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

/** Whether the page is shown without a link: its owner sees everything and does nothing in the customer's name (ACC-008). */
export const Preview = createContext(false);

/** Why the customer alone can do it; false on their page. */
export function usePreviewReason(): string | false {
  const { t } = useTranslation('receivedOffer');
  return useContext(Preview) && t('notices.preview');
}

/** A button of the customer's. */
export function GuestButton({ disabledReason, ...button }: ComponentProps<typeof Button>) {
  const reason = usePreviewReason();
  return <Button {...button} disabledReason={reason || disabledReason} />;
}
