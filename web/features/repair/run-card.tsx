import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#shared/format/format-date.ts';
import { formatWhole } from '#shared/format/format-number.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { useFailureText } from '#web/lib/use-failure-text.ts';
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

type UndoProps = { isRunning: boolean; onUndo: () => Promise<void> };

/** Gives users back the country that a run took from them. */
export function UndoButton({ isRunning, onUndo }: UndoProps) {
  const { t } = useTranslation('repair');
  const failureText = useFailureText();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: onUndo, onSuccess: () => setAsks(false) });
  return (
    <>
      <Button icon="undo" disabledReason={isRunning && t('start.running')} onClick={() => setAsks(true)}>
        {t('undo.action')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('undo.question')}
          action={t('undo.action')}
          busy={isPending}
          failure={error ? failureText(error) : undefined}
          onConfirm={() => mutate()}
          onCancel={() => setAsks(false)}
        >
          {t('undo.warning')}
        </ConfirmDialog>
      )}
    </>
  );
}
