import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { CancelButton } from '#web/components/cancel-button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';

type Props = { busy: boolean; onConfirm: () => void; onCancel: () => void };

/** Asks before users run what is in the editor (WED-010, WED-075). */
export function PublishDialog({ busy, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('wizard');
  return (
    <DialogFrame
      title={t('publish.title')}
      role="alertdialog"
      width={500}
      busy={busy}
      onClose={onCancel}
      onSubmit={onConfirm}
      footer={
        <>
          <CancelButton />
          <Button variant="primary" type="submit" icon="cloud-upload" busy={busy} data-autofocus>
            {t('publish.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('publish.text')}</p>
    </DialogFrame>
  );
}
