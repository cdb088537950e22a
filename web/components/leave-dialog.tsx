import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type Props = { onStay: () => void; onLeave: () => void };

/** Stay or leave, before something unsaved is lost (QVW-039, OP60). */
export function LeaveDialog({ onStay, onLeave }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={t('leave.title')}
      role="alertdialog"
      onClose={onStay}
      onSubmit={onStay}
      footer={
        <>
          <Button variant="text" onClick={onLeave}>
            {t('leave.leave')}
          </Button>
          <Button variant="primary" type="submit" data-autofocus>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.text')}</p>
    </DialogFrame>
  );
}
