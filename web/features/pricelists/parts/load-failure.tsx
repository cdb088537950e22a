import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Why price lists, or one of them, are not shown. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['pricelists', 'common']);
  const failureText = useFailureText();
  const again = (
    <Button small onClick={onRetry}>
      {t('common:actions.retry')}
    </Button>
  );
  return (
    <Alert tone="err" action={again}>
      {codeOf(error) === 'not-found' ? t('errors.notFound') : failureText(error)}
    </Alert>
  );
}
