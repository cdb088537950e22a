import { useTranslation } from 'react-i18next';
import { Alert } from '#web/components/alert.tsx';
import type { CheckState } from './use-check.ts';
import './check-progress.css';

/** Shows the progress of a check, or why no check runs. */
export function CheckProgress({ state }: { state: CheckState }) {
  const { t } = useTranslation('guidedTestTools');
  if (state.kind === 'cancelled') return <Alert>{t('check.cancelled')}</Alert>;
  if (state.kind === 'failed') return <Alert tone="err">{t('check.failed')}</Alert>;
  if (state.kind === 'not-loaded') return <Alert tone="err">{t('check.loadFailed')}</Alert>;
  if (state.kind === 'done') return null;
  const { done, of } = state.kind === 'progress' ? state : { done: 0, of: 1 };
  return (
    <div className="check-progress">
      <progress max={of} value={done} aria-label={t('check.progress')} />
      <span className="muted s">{t('check.steps', { done, of })}</span>
    </div>
  );
}
