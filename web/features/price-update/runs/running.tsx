import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { countOf, type Job } from '#web/lib/use-job.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { Runs } from '../state/use-runs.ts';

/** The update or undoing that runs or waits for its day; once it is over, its result. */
export function Running({ runs: { job, failure, cancel } }: { runs: Runs }) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  if (job?.state === 'waiting') {
    const stop = (
      <Button small busy={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
        {t('waiting.cancel')}
      </Button>
    );
    return (
      <>
        <Alert tone="info" action={stop}>
          {t('waiting.text', { at: formatDateTime(job.startsAt ?? ''), by: job.startedBy })}
        </Alert>
        {cancel.error && (
          <Alert tone="err">{t('waiting.notCancelled', { reason: failureText(cancel.error) })}</Alert>
        )}
      </>
    );
  }
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
