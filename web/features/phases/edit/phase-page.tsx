import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { paths } from '#shared/access/paths.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { Skeleton, useSkeleton } from '#web/components/skeleton.tsx';
import { codeOf } from '#web/lib/failure.ts';
import type { Timer } from '#web/lib/timer.ts';
import { usePhaseFailure } from '../parts/use-phase-failure.ts';
import { PhaseScreen } from './phase-screen.tsx';
import { usePhase } from './use-phase.ts';

/** /fasi/:id (PHA-002). */
export default function PhasePage({ timer }: { timer?: Timer }) {
  const { id = '' } = useParams();
  // With the texts of the whole screen: what is shown does not wait again.
  useTranslation(['phases', 'catalogue', 'richText']);
  const { data, error, refetch } = usePhase(id);
  if (data) return <PhaseScreen key={id} phase={data} timer={timer} />;
  return <NoPhase error={error} onRetry={() => void refetch()} />;
}

function NoPhase({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['phases', 'common']);
  const failureText = usePhaseFailure();
  const skeleton = useSkeleton(!error);
  const crumbs = [{ label: t('title'), to: paths.phases }];
  if (error && codeOf(error) === 'not-found') {
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
  const retry = (
    <Button small onClick={onRetry}>
      {t('common:actions.retry')}
    </Button>
  );
  return (
    <PageFrame title={t('title')} breadcrumbs={crumbs}>
      {error ? (
        <Alert tone="err" action={retry}>
          {failureText(error)}
        </Alert>
      ) : (
        skeleton && <Skeleton height="220px" />
      )}
    </PageFrame>
  );
}
