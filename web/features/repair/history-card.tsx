import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { Badge } from '#web/components/badge.tsx';
import { Card } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import type { Job } from '#web/lib/use-job.ts';
import { outcomeOf, variantOf } from './outcome.ts';

type Props = {
  runs: readonly Job[];
  isLoaded: boolean;
  open: string | undefined;
  onOpen: (id: string) => void;
};

/** The runs, the newest first; each opens its log. */
export function HistoryCard({ runs, isLoaded, open, onOpen }: Props) {
  const { t } = useTranslation('repair');
  return (
    <Card title={t('history.title')}>
      {runs.length === 0 ? (
        <p className="muted">{isLoaded ? t('history.none') : t('history.loading')}</p>
      ) : (
        <ul className="repair-history">
          {runs.map((job) => (
            <li key={job.id}>
              <button
                type="button"
                aria-pressed={job.id === open}
                onClick={() => onOpen(job.id)}
                title={t('history.open')}
              >
                <Run job={job} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Run({ job }: { job: Job }) {
  const { t } = useTranslation('repair');
  const { changed, failed } = outcomeOf(job);
  const changes =
    job.variant === 'dry' ? t('history.would', { count: changed }) : t('history.changes', { count: changed });
  return (
    <>
      <span className="repair-run-head">
        <b>{t(`variants.${variantOf(job)}`)}</b>
        {failed > 0 && <Badge tone="err">{t('history.failures', { count: failed })}</Badge>}
      </span>
      <span className="muted s">
        {t('run.by', { by: job.startedBy, at: formatDateTime(job.startedAt) })}
        {' · '}
        {job.state === 'running' ? t('history.running') : changes}
      </span>
      <Icon name="angle-right" />
    </>
  );
}
