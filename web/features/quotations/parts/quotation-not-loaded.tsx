import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** In place of a quotation that is gone, closed to the user or could not be fetched (OP52). */
export function QuotationNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['quotations', 'common']);
  const failureText = useFailureText();
  const title = t('view.notFound');
  const back = (
    <ButtonLink to={paths.quotations} icon="arrow-left">
      {t('common:actions.backToList')}
    </ButtonLink>
  );
  const breadcrumbs = [{ label: t('view.list'), to: paths.quotations }, { label: title }];
  if (codeOf(error) === 'not-found') {
    return (
      <PageFrame title={title} breadcrumbs={breadcrumbs}>
        <EmptyState illustration="search" title={failureText(error)} action={back} />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t('view.list')} breadcrumbs={[{ label: t('view.list'), to: paths.quotations }]}>
      <Alert tone="err" action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}>
        {failureText(error)}
      </Alert>
    </PageFrame>
  );
}
