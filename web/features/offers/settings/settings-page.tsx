import { useTranslation } from 'react-i18next';
import { paths } from '#shared/access/paths.ts';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton } from '#web/components/skeleton.tsx';
import type { Timer } from '#web/lib/timer.ts';
import { SettingsScreen } from './settings-screen.tsx';
import { useOwnSettings } from './use-settings.ts';

/** /profilo/offerte: the user's data for offers (OFR-078). */
export default function SettingsPage({ timer }: { timer?: Timer }) {
  const { t } = useTranslation(['offerList', 'offerSettings', 'common', 'customers', 'offers']);
  const { data, error, refetch } = useOwnSettings();
  return (
    <PageFrame
      title={t('settings.title')}
      breadcrumbs={[{ label: t('common:areas.profile'), to: paths.profile }, { label: t('settings.title') }]}
      withBar
    >
      {data ? (
        <SettingsScreen stored={data} timer={timer} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={t('common:state.loading')}>
          <Skeleton height="240px" />
        </div>
      )}
    </PageFrame>
  );
}
