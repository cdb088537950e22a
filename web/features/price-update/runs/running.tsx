import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { Alert } from '#web/components/alert.tsx';
import { Card } from '#web/components/card.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { countOf, type Job } from '#web/lib/use-job.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { Runs } from '../state/use-runs.ts';

/** The update or undoing that runs; once it is over, its result. */
export function Running({ runs: { job, failure } }: { runs: Runs }) {
  const { t } = useTranslation('priceUpdate');
  if (job?.state === 'done') return <Done key={job.id} job={job} />;
  if (job?.state !== 'running') return null;
  const label = job.kind === 'price_update' ? t('running.update') : t('running.undo');
  return (
    <Card title={label}>
      <JobProgress job={job} label={label} failure={failure} />
    </Card>
  );
}

function Done({ job }: { job: Job }) {
  const { t } = useTranslation('priceUpdate');
  const toast = useToast();
  const [updated, left] = [countOf(job, 'updated'), countOf(job, 'left')];
  const kind = job.kind === 'price_update_undo' ? 'price_update_undo' : 'price_update';
  const whatWasDone = t(`done.${kind}`, { count: updated, number: formatWhole(updated) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, as it ends: the user may have scrolled away
  useEffect(() => {
    toast({ text: whatWasDone });
  }, [job.id]);
  return (
    <Alert tone={left > 0 ? 'warn' : 'ok'}>
      {whatWasDone} {left > 0 && t('done.left', { count: left, number: formatWhole(left) })}
    </Alert>
  );
}
