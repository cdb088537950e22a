import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { Card } from '#web/components/card.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { OutcomeCounts } from '#web/components/outcome-counts.tsx';
import { countOf, type Job } from '#web/lib/use-job.ts';
import { SkippedTable } from './skipped-table.tsx';

const ends = {
  import: ['added', 'changed', 'left', 'skipped'],
  undo: ['back', 'archived', 'removed', 'left'],
} as const;

type Props = { job: Job; failure: unknown };

/** Progress of an import or of its undoing, or the result once it is done. */
export function ImportProgress({ job, failure }: Props) {
  const { t } = useTranslation('workbook');
  const of = job.kind === 'import_undo' ? 'undo' : 'import';
  const by = t('job.by', { by: job.startedBy, at: formatDateTime(job.finishedAt ?? job.startedAt) });
  const made = job.name ? `${job.name} · ${by}` : by;
  const end = <span className="muted s job-by">{made}</span>;
  if (job.state === 'running') {
    return (
      <Card title={t(`job.${of}.running`)} end={end}>
        <JobProgress job={job} label={t(`job.${of}.label`)} failure={failure} />
      </Card>
    );
  }
  return (
    <Card title={t(`job.${of}.done`)} end={end}>
      <div role="status">
        <OutcomeCounts
          counts={
            of === 'undo'
              ? ends.undo.map((ended) => ({ name: t(`undo.counts.${ended}`), count: countOf(job, ended) }))
              : ends.import.map((ended) => ({ name: t(`job.${ended}`), count: countOf(job, ended) }))
          }
        />
      </div>
      {job.notes.length > 0 && <SkippedTable notes={job.notes} of={of} />}
    </Card>
  );
}
