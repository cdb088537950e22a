import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** In place of a product that is gone or could not be fetched. */
export function ProductNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['products', 'common']);
  const failureText = useFailureText();
  const list = { label: t('common:areas.products'), to: paths.products };
  if (codeOf(error) !== 'not-found') {
    return (
      <PageFrame title={t('common:areas.products')} breadcrumbs={[list]}>
        <Alert tone="err" action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}>
          {failureText(error)}
        </Alert>
      </PageFrame>
    );
  }
  const title = t('editView.notFound');
  return (
    <PageFrame title={title} breadcrumbs={[list, { label: title }]}>
      <EmptyState
        illustration="search"
        title={t('editView.gone')}
        action={
          <ButtonLink to={paths.products} icon="arrow-left">
            {t('common:actions.backToList')}
          </ButtonLink>
        }
      />
    </PageFrame>
  );
}
