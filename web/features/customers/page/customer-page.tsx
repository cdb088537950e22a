import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { ButtonLink } from '#web/components/button.tsx';
import { useCustomer } from '#web/components/customer-form/use-customers.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { CustomerScreen } from './customer-screen.tsx';

/** /clienti/:id (CUS-026). */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['customers', 'common']);
  const { data, error, refetch } = useCustomer(id);
  if (data) return <CustomerScreen key={id} customer={data} />;
  return (
    <PageFrame title={t('title')} breadcrumbs={[{ label: t('title'), to: paths.customers }]}>
      {error ? (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('common:state.loading')}>
          <Skeleton width="40%" />
        </div>
      )}
    </PageFrame>
  );
}

/** Why a customer is not shown; one that is gone has a link to the list. */
function NotLoaded(props: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['customers', 'common']);
  if (codeOf(props.error) !== 'not-found') return <LoadFailure {...props} />;
  const back = (
    <ButtonLink small to={paths.customers}>
      {t('common:actions.backToList')}
    </ButtonLink>
  );
  return (
    <Alert tone="err" action={back}>
      {t('page.notFound')}
    </Alert>
  );
}
