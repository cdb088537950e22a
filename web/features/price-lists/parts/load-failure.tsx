import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Why price lists, or one of them, are not shown; a deleted one has a link to the list. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['priceLists', 'common']);
  const failureText = useFailureText();
  const isGone = codeOf(error) === 'not-found';
  const way = isGone ? (
    <ButtonLink small to={paths.priceLists}>
      {t('common:actions.backToList')}
    </ButtonLink>
  ) : (
    <Button small onClick={onRetry}>
      {t('common:actions.retry')}
    </Button>
  );
  return (
    <Alert tone="err" action={way}>
      {isGone ? t('errors.notFound') : failureText(error)}
    </Alert>
  );
}
