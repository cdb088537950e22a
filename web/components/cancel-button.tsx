import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/** How the dialog around is closed: as Escape closes it, not while it saves. */
export const DialogClosing = createContext({ close: () => {}, busy: false });

/** Closes the dialog it stands in; when something would be lost, the dialog asks first. */
export function CancelButton({ autoFocus }: { autoFocus?: boolean }) {
  const { t } = useTranslation();
  const { close, busy } = useContext(DialogClosing);
  return (
    <Button onClick={close} disabled={busy} data-autofocus={autoFocus || undefined}>
      {t('actions.cancel')}
    </Button>
  );
}
