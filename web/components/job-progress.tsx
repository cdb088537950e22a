import { useTranslation } from 'react-i18next';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { Alert } from './alert.tsx';
import { WorkProgress } from './work-progress.tsx';

type Props = {
  job: Pick<Job, 'done' | 'total'>;
  /** Name of the work. */
  label: string;
  /** Why the server could not be asked last time (useJob). */
  failure?: unknown;
};

/** How far long work came; it goes on without this page. */
export function JobProgress({ job: { done, total }, label, failure }: Props) {
  const { t } = useTranslation('catalogue');
  const failureText = useFailureText();
  return (
    <WorkProgress label={label} done={done} total={total}>
      <p className="muted s">{t('job.goesOn')}</p>
      {Boolean(failure) && (
        <Alert tone="warn">{failureText(failure, (reason) => t('job.interrupted', { reason }))}</Alert>
      )}
    </WorkProgress>
  );
}
