import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';

type Props = { label?: string; busy?: boolean; disabled?: boolean };

/** Cancel, and the primary button that submits the dialog. */
export function DialogActions({ label, busy, disabled }: Props) {
  const { t } = useTranslation('common');
  return (
    <>
      <CancelButton />
      <Button variant="primary" type="submit" busy={busy} disabled={disabled}>
        {label ?? t('actions.apply')}
      </Button>
    </>
  );
}
