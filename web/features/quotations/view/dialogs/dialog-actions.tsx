import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';

type Props = { onCancel: () => void; label?: string; busy?: boolean; disabled?: boolean };

/** Cancel, and the primary button that sends the dialog's form. */
export function DialogActions({ onCancel, label, busy, disabled }: Props) {
  const { t } = useTranslation('common');
  return (
    <>
      <Button onClick={onCancel} disabled={busy}>
        {t('actions.cancel')}
      </Button>
      <Button variant="primary" type="submit" busy={busy} disabled={disabled}>
        {label ?? t('actions.apply')}
      </Button>
    </>
  );
}
