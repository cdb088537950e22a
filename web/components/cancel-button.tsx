import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

/** How the dialog around is closed: as Escape closes it, not while it saves. */
export const DialogClosing = createContext({ close: () => {}, busy: false });

type Props = {
  autoFocus?: boolean;
  /** The text of the button beside it. */
  beside?: string;
};

/** Closes the dialog it stands in; when something would be lost, the dialog asks first. */
export function CancelButton({ autoFocus, beside }: Props) {
  const { t } = useTranslation();
  const { close, busy } = useContext(DialogClosing);
  // "Annulla" beside "Annulla l'aggiornamento" does not say which of them does nothing.
  const isSameVerb = beside?.startsWith(t('actions.cancel'));
  return (
    <Button onClick={close} disabled={busy} data-autofocus={autoFocus || undefined}>
      {t(isSameVerb ? 'actions.close' : 'actions.cancel')}
    </Button>
  );
}
