import { useTranslation } from 'react-i18next';
import { useFailureText } from '#web/lib/use-failure-text.ts';
import type { Job } from '#web/lib/use-job.ts';
import { Alert } from './alert.tsx';
import { LiveRegion } from './live-region.tsx';
import './job-progress.css';

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
  const reached = t('job.progress', { done, total });
  return (
    <div className="job-progress">
      <div className="row">
        <span className="grow">{label}</span>
        <span className="nowrap">{reached}</span>
      </div>
      <progress max={total || 1} value={done} aria-label={label} aria-valuetext={reached} />
      <p className="muted s">{t('job.goesOn')}</p>
      <LiveRegion text={reached} />
      {Boolean(failure) && (
        <Alert tone="warn">{t('job.interrupted', { reason: failureText(failure) })}</Alert>
      )}
    </div>
  );
}
