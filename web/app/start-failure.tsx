import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** When the server cannot be reached at start-up. */
export default function StartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['common', 'errors']);
  const failureText = useFailureText();
  return (
    <main>
      <EmptyState
        illustration="search"
        title={failureText(error)}
        action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
      />
    </main>
  );
}
