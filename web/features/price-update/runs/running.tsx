import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWhole } from '#shared/format/format-number.ts';
import { Alert } from '#web/components/alert.tsx';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { countOf, type Job } from '#web/lib/use-job.ts';
import { useToast } from '#web/lib/use-toast.ts';
import type { Runs } from '../state/use-runs.ts';
import { UndoDialog } from './undo-dialog.tsx';

type Props = {
  runs: Runs;
  /** Another preview was begun since: the result is not shown any more. */
  isPast: boolean;
};

/** The update or undoing that runs; once it is over, its result. */
export function Running({ runs, isPast }: Props) {
  const { job, failure } = runs;
  const { t } = useTranslation('priceUpdate');
  const result = useResult(job, runs.isOurs);
  if (result && !isPast) return <Result {...result} runs={runs} />;
  if (job?.state !== 'running') return null;
  const label = job.kind === 'price_update' ? t('running.update') : t('running.undo');
  return (
    <Card title={label}>
      <JobProgress job={job} label={label} failure={failure} />
    </Card>
  );
}

type ResultProps = NonNullable<ReturnType<typeof useResult>> & { runs: Runs };

/** The result. An update is undone from here, or later from its line among those that were made. */
function Result({ tone, text, done, runs }: ResultProps) {
  const { t } = useTranslation('priceUpdate');
  const [isAsked, setAsked] = useState(false);
  const canUndo = runs.runs.some(({ job, canUndo }) => canUndo && job.id === done.id);
  const undo = (
    <Button small icon="undo" onClick={() => setAsked(true)}>
      {t('undo.action')}
    </Button>
  );
  return (
    <>
      <Alert tone={tone} action={canUndo && undo}>
        {text}
      </Alert>
      {isAsked && <UndoDialog job={done} undo={runs.undo} onClose={() => setAsked(false)} />}
    </>
  );
}

/** The result of an update or undoing that is over. */
function useResult(job: Job | undefined, isOurs: boolean) {
  const { t } = useTranslation('priceUpdate');
  const done = job?.state === 'done' ? job : undefined;
  const [updated, left] = done ? [countOf(done, 'updated'), countOf(done, 'left')] : [0, 0];
  const kind = job?.kind === 'price_update_undo' ? 'price_update_undo' : 'price_update';
  const count = t(`done.${kind}`, { count: updated, number: formatWhole(updated) });
  const whatWasDone = job && !isOurs ? `${count} ${t('done.by', { by: job.startedBy })}` : count;
  useTold(done?.id, whatWasDone);
  if (!done) return undefined;
  const whatWasLeft = left > 0 ? ` ${t('done.left', { count: left, number: formatWhole(left) })}` : '';
  return { tone: left > 0 ? 'warn' : 'ok', text: whatWasDone + whatWasLeft, done } as const;
}

/** Told once, as it ends: the user may have scrolled away. */
function useTold(ended: string | undefined, text: string) {
  const toast = useToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language tells nothing anew
  useEffect(() => {
    if (ended) toast({ text });
  }, [ended]);
}
