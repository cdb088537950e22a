import { useTranslation } from 'react-i18next';
import { day } from '#shared/day.ts';
import { formatDate } from '#shared/format/format-date.ts';
import { archiveDays } from '#shared/schemas/personal-data.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { useArchive } from './use-archive.ts';

const untilOf = (startedAt: string): string =>
  new Date(Date.parse(startedAt) + archiveDays * day).toISOString();

/** All data about the user as one archive. It is prepared in the background, then downloaded. */
export function ArchivePart() {
  const { t } = useTranslation('personalData');
  const { job, failure, start, download } = useArchive();
  const isReady = job?.state === 'done';
  const isRunning = job?.state === 'running';
  return (
    <div className="stack">
      <p>{t('archive.text')}</p>
      {isRunning && <JobProgress job={job} label={t('archive.working')} failure={failure} />}
      {isReady && <Ready job={job} />}
      <Failure error={download.error ?? start.error} />
      {!isRunning && (
        <div className="data-actions">
          {isReady && (
            <Button
              variant="primary"
              icon="download"
              busy={download.isPending}
              onClick={() => download.mutate(job.id)}
            >
              {t('archive.download')}
            </Button>
          )}
          <Button
            icon={isReady ? 'refresh' : 'box'}
            busy={start.isPending}
            onClick={() => {
              download.reset();
              start.mutate();
            }}
          >
            {t(isReady ? 'archive.again' : 'archive.start')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Ready({ job: { startedAt } }: { job: Job }) {
  const { t } = useTranslation('personalData');
  const dates = { date: formatDate(startedAt), until: formatDate(untilOf(startedAt)) };
  return (
    <p className="muted s" role="status">
      {t('archive.ready', dates)}
    </p>
  );
}

function Failure({ error }: { error: Error | null }) {
  const { t } = useTranslation('personalData');
  const failureText = useFailureText();
  if (!error) return null;
  const known: Record<string, string> = {
    'not-found': t('archive.gone'),
    'too-many-requests': t('archive.tooOften'),
  };
  return <Alert tone="err">{known[codeOf(error) ?? ''] ?? failureText(error)}</Alert>;
}
