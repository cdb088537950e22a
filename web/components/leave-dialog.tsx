import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { DialogFrame } from './dialog-frame.tsx';

type Props = {
  onStay: () => void;
  onLeave: () => void;
  /** Saves what would be lost, and leaves. */
  onSave?: (() => void) | undefined;
  /** It is being saved. */
  busy?: boolean;
  /** `leave` for a page with unsaved changes, `discard` for a dialog whose fields were touched. */
  asks?: 'leave' | 'discard';
  /** In place of the general words. */
  texts?: { title: string; text: string } | undefined;
};

/** Stay or leave, before something unsaved is lost (QVW-039, OP60). */
export function LeaveDialog({ onStay, onLeave, onSave, busy, asks = 'leave', texts }: Props) {
  const { t } = useTranslation();
  return (
    <DialogFrame
      title={texts?.title ?? t(`${asks}.title`)}
      role="alertdialog"
      busy={busy}
      onClose={onStay}
      onSubmit={onStay}
      footer={
        <>
          <Button variant="text" disabled={busy} onClick={onLeave}>
            {t(`${asks}.leave`)}
          </Button>
          {onSave && (
            <Button busy={busy} onClick={onSave}>
              {t('leave.save')}
            </Button>
          )}
          <Button variant="primary" type="submit" disabled={busy} data-autofocus>
            {t(`${asks}.stay`)}
          </Button>
        </>
      }
    >
      <p>{texts?.text ?? t(`${asks}.text`)}</p>
    </DialogFrame>
  );
}
