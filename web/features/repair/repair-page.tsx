import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksFor } from '#shared/access/shared-rights.ts';
import { administers } from '#shared/access/super-user.ts';
import { forcedVariant } from '#shared/repair/tasks.ts';
import { Alert } from '#web/components/alert.tsx';
import { JobLog } from '#web/components/job-log/job-log.tsx';
import { NoPermission } from '#web/components/no-permission.tsx';
import { PageFrame } from '#web/components/page-frame.tsx';
import { useUser } from '#web/lib/session.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { useJobLog } from '#web/lib/use-job-log.ts';
import { useToast } from '#web/lib/use-toast.ts';
import { HistoryCard } from './history-card.tsx';
import { outcomeOf } from './outcome.ts';
import { RunCard, UndoButton } from './run-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { useLineTexts } from './use-line-texts.ts';
import { useRepairs } from './use-repairs.ts';
import './repair.css';

/** /ripara: older stored forms become present ones, for super users alone (REP-001, REP-002). */
export default function RepairPage() {
  const { t } = useTranslation('repair');
  return administers(useUser()) ? <RepairScreen /> : <NoPermission title={t('title')} />;
}

function RepairScreen() {
  const { t } = useTranslation('repair');
  const failureText = useFailureText();
  const repairs = useRepairs();
  const { runs, isLoaded, loadFailure, failure, startFailure } = repairs;
  useToldEnd(runs[0]);
  const [opened, setOpened] = useState<string>();
  const mayForce = lacksFor(useUser(), 'forcedCountries') === undefined;
  const undone = async ({ id }: Job) => {
    await repairs.undo(id);
    setOpened(undefined);
  };
  const shown = runs.find(({ id }) => id === opened) ?? runs[0];
  return (
    <PageFrame area="repair" title={t('title')}>
      <div className="repair stack">
        <Alert>{t('caution')}</Alert>
        {startFailure && (
          <Alert tone="err">{failureText(startFailure, (reason) => t('notStarted', { reason }))}</Alert>
        )}
        {loadFailure && (
          <Alert tone="warn">{failureText(loadFailure, (reason) => t('history.failed', { reason }))}</Alert>
        )}
        <div className="repair-columns">
          <TasksCard repairs={repairs} mayForce={mayForce} onStart={() => setOpened(undefined)} />
          <div className="stack">
            {shown && (
              <RunCard job={shown} failure={shown === runs[0] ? failure : undefined}>
                {shown.variant === forcedVariant && mayForce && (
                  <UndoButton isRunning={repairs.isRunning} onUndo={() => undone(shown)} />
                )}
              </RunCard>
            )}
            <Log job={shown} />
            <HistoryCard runs={runs} isLoaded={isLoaded} open={shown?.id} onOpen={setOpened} />
          </div>
        </div>
      </div>
    </PageFrame>
  );
}

function Log({ job }: { job: Job | undefined }) {
  const failureText = useFailureText();
  const linesOf = useLineTexts();
  const { lines, failure } = useJobLog(job);
  return <JobLog lines={linesOf(lines)} failure={failure ? failureText(failure) : undefined} />;
}

/** Tells the end of a run that was under way while the screen was open. */
function useToldEnd(job: Job | undefined) {
  const { t } = useTranslation('repair');
  const toast = useToast();
  const running = useRef<string>(undefined);
  useEffect(() => {
    if (!job) return;
    if (job.state === 'running') running.current = job.id;
    if (job.state !== 'done' || running.current !== job.id) return;
    running.current = undefined;
    const { changed: count } = outcomeOf(job);
    toast({ text: t(job.variant === 'dry' ? 'log.finished-dry' : 'log.finished', { count }) });
  }, [job, toast, t]);
}
