import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import { useSentOffer } from '../sent/use-sent-offer.ts';
import { OfferNotLoaded } from './offer-not-loaded.tsx';
import { OfferScreen } from './offer-screen.tsx';
import { useOffer } from './use-offer.ts';

/** /offerte/:id (OFR-001). */
export default function OfferPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['offers', 'common', 'catalogue', 'offerList', 'offerFiles', 'sentOffer']);
  const { data, error, refetch } = useOffer(id);
  const sent = useSentOffer(id);
  const retry = () => void refetch();
  if (data && !sent.isPending)
    return <OfferScreen key={data.id} stored={data} sent={sent.data ?? null} error={error} onRetry={retry} />;
  return (
    <PageFrame
      title={t('edit.name')}
      breadcrumbs={[{ label: t('edit.list'), to: paths.offers }, { label: t('edit.name') }]}
    >
      {error ? (
        <OfferNotLoaded error={error} onRetry={retry} />
      ) : (
        <div role="status" aria-label={t('common:state.loading')}>
          <Skeleton width="40%" />
        </div>
      )}
    </PageFrame>
  );
}
