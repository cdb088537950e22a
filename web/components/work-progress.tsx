import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from './live-region.tsx';
import './job-progress.css';

type Props = {
  /** Name of the work. */
  label: string;
  done: number;
  total: number;
  /** More to say of it. */
  children?: ReactNode;
};

/** How far work came that is done in steps. */
export function WorkProgress({ label, done, total, children }: Props) {
  const { t } = useTranslation('catalogue');
  const reached = t('job.progress', { done, total });
  return (
    <div className="job-progress">
      <div className="row">
        <span className="grow">{label}</span>
        <span className="nowrap">{reached}</span>
      </div>
      <progress max={total || 1} value={done} aria-label={label} aria-valuetext={reached} />
      {children}
      <LiveRegion text={reached} />
    </div>
  );
}
