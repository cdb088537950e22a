import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { stopsForOtherPrices } from '#shared/schemas/price-update.ts';
import { Alert } from '#web/components/alert.tsx';
import { Badge } from '#web/components/badge.tsx';
import { FoldingCard } from '#web/components/folding-card.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Run, Runs } from '../state/use-runs.ts';
import type { Update } from '../state/use-update.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { ResumeDialog } from './resume-dialog.tsx';
import { RunButton } from './run-button.tsx';
import { useScopeTexts } from './use-scope-texts.ts';

type Props = {
  runs: Runs;
  previews: Update['previews'];
  folds: boolean;
  onShow: Update['show'];
  onChange: Update['change'];
};

/** The updates that wait for their day, or stopped on it, in the order in which they run (PRG-031). */
export function WaitingCard({ folds, ...props }: Props) {
  const { t } = useTranslation('priceUpdate');
  const failureText = useFailureText();
  const { runs, previews } = props;
  const waiting = runs.runs.filter(({ job }) => job.state === 'waiting' || job.state === 'held');
  const failure = previews.changing.error;
  if (waiting.length === 0 && !failure) return null;
  return (
    <FoldingCard
      title={t('waiting.title')}
      folded={folds ? t('waiting.count', { count: waiting.length }) : undefined}
    >
      {failure && (
        <Alert tone="err">{failureText(failure, (reason) => t('waiting.notDone', { reason }))}</Alert>
      )}
      <ol className="price-runs">
        {waiting.map((run) => (
          <WaitingLine key={run.job.id} run={run} {...props} />
        ))}
      </ol>
    </FoldingCard>
  );
}

type LineProps = Omit<Props, 'folds'> & { run: Run };

function WaitingLine({ run, runs, previews, onShow, onChange }: LineProps) {
  const { t } = useTranslation('priceUpdate');
  const { job, preview } = run;
  const at = formatDateTime(job.startsAt ?? '');
  const name = job.name ?? at;
  const [asked, setAsked] = useState<'cancel' | 'resume'>();
  const close = () => setAsked(undefined);
  const isHeld = job.state === 'held';
  // The one that stopped was confirmed on prices that are no more.
  const change = () => onChange({ preview, job: job.id, isHeld });
  return (
    <li>
      <div className="grow">
        <b>{name}</b>
        <span className="sub">
          {job.name ? t('waiting.at', { at, by: job.startedBy }) : t('runs.by', { by: job.startedBy })}
        </span>
        <Marks run={run} isOld={runs.outdated.includes(job.id)} />
      </div>
      {isHeld && (
        <RunButton
          variant="primary"
          text={t('waiting.resume')}
          spoken={t('waiting.resumeOf', { name })}
          onClick={() => setAsked('resume')}
        />
      )}
      {!isDue(job) && (
        <RunButton
          icon="pencil"
          text={t('waiting.change')}
          spoken={t('waiting.changeOf', { name })}
          busy={previews.changing.isPending && previews.changing.variables.job === job.id}
          onClick={change}
        />
      )}
      <RunButton
        icon="eye"
        text={t('waiting.show')}
        spoken={t('waiting.showOf', { name })}
        onClick={() => (isHeld ? change() : void onShow(preview))}
      />
      <RunButton
        icon="ban"
        text={t('waiting.cancel')}
        spoken={t('waiting.cancelOf', { name })}
        onClick={() => setAsked('cancel')}
      />
      {asked === 'cancel' && <CancelDialog run={run} cancel={runs.cancel} onClose={close} />}
      {asked === 'resume' && <ResumeDialog run={run} resume={runs.resume} onClose={close} />}
    </li>
  );
}

/** Milliseconds in which the schedule finds an update whose time has come. */
const soon = 60_000;

/** Whether an update begins by itself any moment: nobody changes it any more. */
const isDue = ({ state, startsAt }: Run['job']) =>
  state === 'waiting' && Date.parse(startsAt ?? '') <= Date.now() + soon;

function Marks({ run, isOld }: { run: Run; isOld: boolean }) {
  const { t } = useTranslation('priceUpdate');
  const { job } = run;
  const { lists, products } = useScopeTexts(run);
  return (
    <>
      <span className="sub">{lists}</span>
      <span className="sub">{products}</span>
      {job.variant === stopsForOtherPrices && job.state === 'waiting' && (
        <span className="sub">{t('waiting.stops')}</span>
      )}
      {job.state === 'held' && (
        <Badge tone="err" icon="exclamation-circle">
          {t('waiting.held')}
        </Badge>
      )}
      {isDue(job) && (
        <Badge tone="acc" icon="clock">
          {t('waiting.due')}
        </Badge>
      )}
      {isOld && !isDue(job) && (
        <Badge tone="warn" icon="exclamation-triangle">
          {t('waiting.old')}
        </Badge>
      )}
    </>
  );
}
