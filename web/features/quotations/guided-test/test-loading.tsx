import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { ScreenLoading } from '#web/components/screen-loading.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Until the guided test is there, or why it could not be loaded. */
export function TestLoading({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['guidedTest', 'common']);
  const failureText = useFailureText();
  if (!error) return <ScreenLoading />;
  const again = (
    <Button small onClick={onRetry}>
      {t('common:actions.retry')}
    </Button>
  );
  return (
    <PageFrame title={t('title')}>
      <Alert tone="err" action={again}>
        {failureText(error)}
      </Alert>
    </PageFrame>
  );
}
