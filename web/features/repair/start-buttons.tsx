import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';

type Props = {
  /** How many are ticked. */
  tasks: number;
  forceItaly: boolean;
  isRunning: boolean;
  starting: 'dry' | 'real' | undefined;
  onStart: (dryRun: boolean) => Promise<void>;
};

/** A dry run first; a real one is confirmed. */
export function StartButtons({ tasks, forceItaly, isRunning, starting, onStart }: Props) {
  const { t } = useTranslation('repair');
  const [asks, setAsks] = useState(false);
  const waits = isRunning ? t('start.running') : tasks === 0 && t('start.none');
  const confirm = async () => {
    await onStart(false);
    setAsks(false);
  };
  return (
    <div className="repair-start">
      <Button
        variant="primary"
        icon="eye"
        busy={starting === 'dry'}
        disabledReason={waits}
        onClick={() => void onStart(true)}
      >
        {t('start.dry')}
      </Button>
      <Button icon="wrench" disabledReason={waits} onClick={() => setAsks(true)}>
        {t('start.real')}
      </Button>
      {waits && <p className="muted s">{waits}</p>}
      {asks && (
        <ConfirmDialog
          title={t('start.question')}
          action={t('start.real')}
          busy={starting === 'real'}
          onConfirm={() => void confirm()}
          onCancel={() => setAsks(false)}
        >
          <p>{t('start.warning', { count: tasks })}</p>
          {forceItaly && <p>{t('force.warning')}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
