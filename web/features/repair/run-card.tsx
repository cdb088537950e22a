import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Card } from '#web/components/card.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import type { Job } from '#web/lib/use-job.ts';
import { outcomeOf, variantOf } from './outcome.ts';

type Props = { job: Job; failure?: unknown; children?: ReactNode };

/** The progress of a run; once it is done, its counts and `children`. */
export function RunCard({ job, failure, children }: Props) {
  const { t } = useTranslation('repair');
  const { changed, failed } = outcomeOf(job);
  const variant = t(`variants.${variantOf(job)}`);
  const by = t('run.by', { by: job.startedBy, at: formatDateTime(job.finishedAt ?? job.startedAt) });
  return (
    <Card title={variant} end={<span className="muted s">{by}</span>}>
      {job.state === 'running' ? (
        <JobProgress
          job={job}
          label={t(job.variant === 'dry' ? 'run.trying' : 'run.working')}
          failure={failure}
        />
      ) : (
        <div role="status">
          <dl className="repair-counts">
            <div>
              <dt>{t(job.variant === 'dry' ? 'run.would' : 'run.changed')}</dt>
              <dd>{formatWhole(changed)}</dd>
            </div>
            <div className={failed > 0 ? 'failed' : undefined}>
              <dt>{t('run.failed')}</dt>
              <dd>{formatWhole(failed)}</dd>
            </div>
          </dl>
        </div>
      )}
      {job.state === 'done' && children}
    </Card>
  );
}
