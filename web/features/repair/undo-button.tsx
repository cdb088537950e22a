import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';

type Props = { isRunning: boolean; onUndo: () => Promise<void> };

/** Gives people back the country that a run took from them. */
export function UndoButton({ isRunning, onUndo }: Props) {
  const { t } = useTranslation('repair');
  const failureText = useFailureText();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onUndo();
      setAsks(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon="undo" disabledReason={isRunning && t('start.running')} onClick={() => setAsks(true)}>
        {t('undo.action')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('undo.question')}
          action={t('undo.action')}
          busy={busy}
          failure={failure ? failureText(failure) : undefined}
          onConfirm={() => void confirm()}
          onCancel={() => setAsks(false)}
        >
          {t('undo.warning')}
        </ConfirmDialog>
      )}
    </>
  );
}
