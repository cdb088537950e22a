import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** In place of a quotation that is gone, forbidden or could not be loaded (OP52). */
export function QuotationNotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['quotations', 'common']);
  const failureText = useFailureText();
  const isGone = codeOf(error) === 'not-found';
  const title = t(isGone ? 'view.notFound' : 'view.list');
  const list = { label: t('view.list'), to: paths.quotations };
  const back = (
    <ButtonLink to={paths.quotations} icon="arrow-left">
      {t('common:actions.backToList')}
    </ButtonLink>
  );
  return (
    <PageFrame title={title} breadcrumbs={isGone ? [list, { label: title }] : [list]}>
      {isGone ? (
        <EmptyState illustration="search" title={failureText(error)} action={back} />
      ) : (
        <Alert tone="err" action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}>
          {failureText(error)}
        </Alert>
      )}
    </PageFrame>
  );
}
