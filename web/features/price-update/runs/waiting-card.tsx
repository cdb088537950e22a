import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { stopsForOtherPrices } from '#shared/schemas/price-update.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { FoldingCard } from '#web/components/folding-card.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { usePreview } from '../state/use-preview.ts';
import type { Run, Runs } from '../state/use-runs.ts';

type Props = { runs: Runs; previews: ReturnType<typeof usePreview>; folds: boolean };

/** The updates that wait for their day, or stopped on it, in the order in which they run (PRG-031). */
export function WaitingCard({ runs, previews, folds }: Props) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const waiting = runs.runs.filter(({ job }) => job.state === 'waiting' || job.state === 'held');
  const failure = runs.cancel.error ?? runs.resume.error ?? previews.changing.error;
  if (waiting.length === 0 && !failure) return null;
  return (
    <FoldingCard
      title={t('waiting.title')}
      folded={folds ? t('waiting.count', { count: waiting.length }) : undefined}
    >
      {failure && <Alert tone="err">{t('waiting.notDone', { reason: failureText(failure) })}</Alert>}
      <ol className="price-runs">
        {waiting.map((run) => (
          <WaitingLine key={run.job.id} run={run} runs={runs} previews={previews} />
        ))}
      </ol>
    </FoldingCard>
  );
}

type LineProps = Omit<Props, 'folds'> & { run: Run };

function WaitingLine({ run, runs, previews }: LineProps) {
  const { t } = useTranslation('priceUpdate');
  const toast = useToast();
  const { job, preview } = run;
  const at = formatDateTime(job.startsAt ?? '');
  const name = job.name ?? at;
  const cancel = () =>
    runs.cancel.mutate(job.id, { onSuccess: () => toast({ text: t('waiting.cancelled') }) });
  return (
    <li>
      <div className="grow">
        <b>{name}</b>
        <span className="sub">{t('waiting.at', { at, by: job.startedBy })}</span>
        <Marks run={run} />
      </div>
      {job.state === 'held' ? (
        <Button
          small
          variant="primary"
          aria-label={t('waiting.resumeOf', { name })}
          busy={runs.resume.isPending}
          onClick={() =>
            runs.resume.mutate(job.id, { onSuccess: () => toast({ text: t('waiting.resumed') }) })
          }
        >
          {t('waiting.resume')}
        </Button>
      ) : (
        <Button
          small
          icon="pencil"
          aria-label={t('waiting.changeOf', { name })}
          busy={previews.changing.isPending && previews.changing.variables.job === job.id}
          onClick={() => previews.changing.mutate({ preview, job: job.id })}
        >
          {t('waiting.change')}
        </Button>
      )}
      <Button
        small
        icon="eye"
        aria-label={t('waiting.showOf', { name })}
        onClick={() => previews.show(preview)}
      >
        {t('waiting.show')}
      </Button>
      <Button
        small
        icon="ban"
        aria-label={t('waiting.cancelOf', { name })}
        busy={runs.cancel.isPending && runs.cancel.variables === job.id}
        onClick={cancel}
      >
        {t('waiting.cancel')}
      </Button>
    </li>
  );
}

function Marks({ run: { job, pricelists, isOld } }: { run: Run }) {
  const { t } = useTranslation('priceUpdate');
  return (
    <>
      <span className="sub">
        {pricelists ? t('waiting.lists', { lists: pricelists.join(', ') }) : t('settings.all')}
      </span>
      {job.variant === stopsForOtherPrices && job.state === 'waiting' && (
        <span className="sub">{t('waiting.stops')}</span>
      )}
      {job.state === 'held' && (
        <Badge tone="err" icon="exclamation-circle">
          {t('waiting.held')}
        </Badge>
      )}
      {isOld && (
        <Badge tone="warn" icon="exclamation-triangle">
          {t('waiting.old')}
        </Badge>
      )}
    </>
  );
}
