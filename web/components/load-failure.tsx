import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { IconName } from './icon.tsx';

type Props = { error: unknown; onRetry: () => void; icon?: IconName };

/** Why a screen has nothing to show, and another try. */
export function LoadFailure({ error, onRetry, icon }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <Alert
      tone="err"
      action={
        <Button small icon={icon} onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    >
      {failureText(error)}
    </Alert>
  );
}
