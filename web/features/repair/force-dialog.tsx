import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';

/** What would take their country from foreign users is asked about on its own (OPW-55). */
export function ForceDialog({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const { t } = useTranslation('repair');
  return (
    <ConfirmDialog
      title={t('force.question')}
      action={t('force.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('force.warning')}
    </ConfirmDialog>
  );
}
