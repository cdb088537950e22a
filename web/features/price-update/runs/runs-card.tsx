import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Badge } from '#web/components/badge.tsx';
import { FoldingCard } from '#web/components/folding-card.tsx';
import { countOf, type Job } from '#web/lib/use-job.ts';
import { useMoment } from '#web/lib/use-moment.ts';
import type { Run, Runs } from '../state/use-runs.ts';
import { useWhyText } from '../state/use-why-text.ts';
import { RunButton } from './run-button.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { useScopeTexts } from './use-scope-texts.ts';

type Props = { runs: Runs; folds: boolean; onShow: (preview: string) => void };

/** The updates that were made, with time, user and result; each can be undone once. */
export function RunsCard({ runs, folds, onShow }: Props) {
  const { t } = useTranslation('priceUpdate');
  const [asked, setAsked] = useState<Job>();
  const made = runs.runs.filter(({ job }) => job.state !== 'waiting' && job.state !== 'held');
  if (made.length === 0) return null;
  return (
    <FoldingCard title={t('runs.title')} folded={folds ? t('runs.count', { count: made.length }) : undefined}>
      <ul className="price-runs">
        {made.map((run) => (
          <RunLine key={run.job.id} {...{ run, runs, onShow }} onUndo={setAsked} />
        ))}
      </ul>
      {asked && <UndoDialog job={asked} undo={runs.undo} onClose={() => setAsked(undefined)} />}
    </FoldingCard>
  );
}

type LineProps = {
  run: Run;
  runs: Runs;
  onShow: (preview: string) => void;
  onUndo: (job: Job) => void;
};

function RunLine({ run, runs: { runs, isBusy }, onShow, onUndo }: LineProps) {
  const { job, preview, canUndo, pricelists } = run;
  const { lists } = useScopeTexts(run);
  const { t } = useTranslation('priceUpdate');
  const at = formatDateTime(job.finishedAt ?? job.startsAt ?? job.startedAt);
  return (
    <li>
      <div className="grow">
        <b>{job.name ?? at}</b>
        <span className="sub">
          {job.name && `${at} `}
          {t('runs.by', { by: job.startedBy })}
        </span>
        {pricelists?.length !== 0 && <span className="sub">{lists}</span>}
        <Outcome run={run} runs={runs} />
      </div>
      <RunButton
        icon="eye"
        text={t('runs.show')}
        spoken={t('runs.showOf', { at })}
        onClick={() => onShow(preview)}
      />
      {canUndo && (
        <RunButton
          icon="undo"
          text={t('runs.undo')}
          spoken={t('runs.undoOf', { at })}
          disabledReason={isBusy && t('busy')}
          onClick={() => onUndo(job)}
        />
      )}
    </li>
  );
}

function Outcome({ run: { job, undo }, runs }: { run: Run; runs: readonly Run[] }) {
  const { t } = useTranslation('priceUpdate');
  if (job.state === 'running') return <Badge tone="warn">{t('runs.running')}</Badge>;
  if (job.state !== 'done') return <NotMade job={job} runs={runs} />;
  const [updated, left] = [countOf(job, 'updated'), countOf(job, 'left')];
  return (
    <span className="row wrap outcome">
      <span className="sub">
        {t('runs.updated', { count: updated, number: formatWhole(updated) })}
        {left > 0 && `, ${t('runs.left', { count: left, number: formatWhole(left) })}`}
      </span>
      {undo && <Badge tone="line">{t('runs.undone', { by: undo.startedBy })}</Badge>}
      {job.notes.length > 0 && <Why notes={job.notes} />}
    </span>
  );
}

/** An update that waited and did not begin: it was cancelled, or changed into the next one. */
function NotMade({ job, runs }: Pick<Run, 'job'> & { runs: readonly Run[] }) {
  const { t } = useTranslation('priceUpdate');
  const moment = useMoment();
  const next = runs.find(({ job: { replaces } }) => replaces?.at(-1) === job.id)?.job;
  if (next) {
    const [time, day] = [moment(next.startedAt), formatDateTime(next.startsAt ?? next.startedAt)];
    return <Badge tone="line">{t('runs.changedBy', { by: next.startedBy, time, day })}</Badge>;
  }
  const { cancelledBy: by } = job;
  return <Badge tone="line">{by ? t('runs.cancelledBy', { by }) : t('runs.cancelled')}</Badge>;
}

/** Which price ranges an update left as they are, and why. */
function Why({ notes }: Pick<Job, 'notes'>) {
  const { t } = useTranslation('priceUpdate');
  const whyText = useWhyText();
  return (
    <details>
      <summary>{t('runs.whyLeft')}</summary>
      <ul>
        {notes.map(({ subject, reason }) => (
          <li key={`${subject} ${reason}`}>{t('log.leftOnTheDay', { subject, reason: whyText(reason) })}</li>
        ))}
      </ul>
    </details>
  );
}
