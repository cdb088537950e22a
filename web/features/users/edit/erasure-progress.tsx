import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/button.tsx';
import { DialogFrame } from '#web/components/dialog-frame.tsx';
import { JobProgress } from '#web/components/job-progress.tsx';
import { type Job, useJob } from '#web/lib/use-job.ts';

type Props = { started: Job; name: string; onClose: () => void };

/** Progress of an erasure, which continues when the dialog is closed. */
export function ErasureProgress({ started, name, onClose }: Props) {
  const { t } = useTranslation(['users', 'catalogue']);
  const queries = useQueryClient();
  const { job = started, failure } = useJob(started);
  const isDone = job.state === 'done';
  useEffect(() => {
    if (isDone) void queries.invalidateQueries({ queryKey: ['user', 'list'] });
  }, [isDone, queries]);
  return (
    <DialogFrame
      title={isDone ? t('erase.doneTitle') : t('erase.working', { name })}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {t('erase.close')}
        </Button>
      }
    >
      {isDone ? (
        <p role="status">{t('erase.done')}</p>
      ) : (
        <div className="stack">
          <JobProgress job={job} label={t('erase.working', { name })} failure={failure} />
          <p className="muted s">{t('erase.goesOn')}</p>
        </div>
      )}
    </DialogFrame>
  );
}
