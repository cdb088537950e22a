import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Card } from '#web/components/card.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { countOf, type Job } from '#web/lib/use-job.ts';
import { SkippedTable } from './skipped-table.tsx';

const ends = ['added', 'changed', 'left', 'skipped'] as const;

type Props = { job: Job; failure: unknown; isOfThisPage: boolean };

/** Progress of an import, or its result once it is done. */
export function ImportProgress({ job, failure, isOfThisPage }: Props) {
  const { t } = useTranslation('workbook');
  const by = t('job.by', { by: job.startedBy, at: formatDateTime(job.finishedAt ?? job.startedAt) });
  const end = <span className="muted s">{by}</span>;
  if (job.state === 'running') {
    return (
      <Card title={t('job.running')} end={end}>
        <JobProgress job={job} label={t('job.applying')} failure={failure} />
      </Card>
    );
  }
  return (
    <Card title={isOfThisPage ? t('job.done') : t('job.last')} end={end}>
      <div role="status">
        <dl className="import-counts">
          {ends.map((ended) => (
            <div key={ended}>
              <dt>{t(`job.${ended}`)}</dt>
              <dd>{formatWhole(countOf(job, ended))}</dd>
            </div>
          ))}
        </dl>
      </div>
      {job.notes.length > 0 && <SkippedTable notes={job.notes} />}
    </Card>
  );
}
