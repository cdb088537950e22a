import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';

type Props = { isRunning: boolean; onUndo: () => Promise<void> };

/** Gives users back the country that a run took from them. */
export function UndoButton({ isRunning, onUndo }: Props) {
  const { t } = useTranslation('repair');
  const failureText = useFailureText();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: onUndo, onSuccess: () => setAsks(false) });
  return (
    <>
      <Button icon="undo" disabledReason={isRunning && t('start.running')} onClick={() => setAsks(true)}>
        {t('undo.action')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('undo.question')}
          action={t('undo.action')}
          busy={isPending}
          failure={error ? failureText(error) : undefined}
          onConfirm={() => mutate()}
          onCancel={() => setAsks(false)}
        >
          {t('undo.warning')}
        </ConfirmDialog>
      )}
    </>
  );
}
