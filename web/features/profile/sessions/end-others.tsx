import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { useSessions } from './use-sessions.ts';

type Props = { others: ReturnType<typeof useSessions>['others']; disabledReason: string | false };

/** Ends every session but this one, once it is confirmed. */
export function EndOthers({ others, disabledReason }: Props) {
  const { t } = useTranslation('profile');
  const failureText = useFailureText();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <div className="row wrap">
      <Button icon="sign-out" disabledReason={disabledReason} onClick={() => setAsking(true)}>
        {t('sessions.others.action')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('sessions.others.title')}
          action={t('sessions.others.confirm')}
          busy={others.isPending}
          failure={others.error ? failureText(others.error) : undefined}
          onConfirm={() => others.mutate(undefined, { onSuccess: close })}
          onCancel={close}
        >
          {t('sessions.others.text')}
        </ConfirmDialog>
      )}
    </div>
  );
}
