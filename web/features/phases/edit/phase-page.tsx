import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LoadFailure } from '#web/components/load-failure.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { codeOf } from '#web/lib/failure.ts';
import type { Timer } from '#web/lib/timer.ts';
import { PhaseScreen } from './phase-screen.tsx';
import { usePhase } from './use-phase.ts';

/** /fasi/:id (PHA-002). */
export default function PhasePage({ timer }: { timer?: Timer }) {
  const { id = '' } = useParams();
  // With the texts of the whole screen: what is shown does not wait again.
  useTranslation(['phases', 'catalogue', 'richText']);
  const { data, error, refetch } = usePhase(id);
  if (data) return <PhaseScreen key={id} phase={data} isDeleted={isGone(error)} timer={timer} />;
  return <NoPhase error={error} onRetry={() => void refetch()} />;
}

const isGone = (error: unknown) => codeOf(error) === 'not-found';

function NoPhase({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['phases', 'common']);
  const skeleton = useSkeleton(!error);
  const crumbs = [{ label: t('title'), to: paths.phases }];
  if (isGone(error)) {
    return (
      <PageFrame
        title={t('common:notFound.title')}
        breadcrumbs={[...crumbs, { label: t('common:notFound.title') }]}
      >
        <EmptyState
          illustration="search"
          title={t('unknown')}
          action={
            <ButtonLink icon="arrow-left" to={paths.phases}>
              {t('edit.back')}
            </ButtonLink>
          }
        />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={t('title')} breadcrumbs={crumbs}>
      {error ? <LoadFailure error={error} onRetry={onRetry} /> : skeleton && <Skeleton height="220px" />}
    </PageFrame>
  );
}
