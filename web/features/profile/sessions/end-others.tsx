import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '#web/components/action-dialog.tsx';
import { Button } from '#web/components/button.tsx';

type Props = { end: () => Promise<unknown>; disabledReason: string | false };

/** Asks, then ends every session but this one. */
export function EndOthers({ end, disabledReason }: Props) {
  const { t } = useTranslation('profile');
  const [asking, setAsking] = useState(false);
  return (
    <div className="row wrap">
      <Button icon="sign-out" disabledReason={disabledReason} onClick={() => setAsking(true)}>
        {t('sessions.others.action')}
      </Button>
      {asking && (
        <ActionDialog
          title={t('sessions.others.title')}
          action={t('sessions.others.confirm')}
          run={end}
          onClose={() => setAsking(false)}
        >
          {t('sessions.others.text')}
        </ActionDialog>
      )}
    </div>
  );
}
