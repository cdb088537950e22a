import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { italianNumber } from '#shared/format/format-number.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import type { Job } from '#web/lib/use-job.ts';
import type { Runs } from '../state/use-runs.ts';
import { countOf } from './count-of.ts';

const whole = italianNumber(0, 0);

/** The update, or the undoing of one, that runs or waits for its day; once it is over, what came of it. */
export function Running({ runs: { job, wasBegunHere, failure, cancel } }: { runs: Runs }) {
  const { t } = useTranslation('priceUpdate');
  if (job?.state === 'waiting') {
    const stop = (
      <Button small busy={cancel.isPending} onClick={() => cancel.mutate(job.id)}>
        {t('waiting.cancel')}
      </Button>
    );
    return (
      <Alert tone="info" action={stop}>
        {t('waiting.text', { at: formatDateTime(job.startsAt ?? ''), by: job.startedBy })}
      </Alert>
    );
  }
  if (job?.state === 'done' && wasBegunHere) return <Done job={job} />;
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
  const [updated, left] = [countOf(job, 'updated'), countOf(job, 'left')];
  const kind = job.kind === 'price_update_undo' ? 'price_update_undo' : 'price_update';
  return (
    <Alert tone={left > 0 ? 'warn' : 'ok'}>
      {t(`done.${kind}`, { count: updated, number: whole.format(updated) })}{' '}
      {left > 0 && t('done.left', { count: left, number: whole.format(left) })}
    </Alert>
  );
}
