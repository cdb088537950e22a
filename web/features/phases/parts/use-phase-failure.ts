import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** What to say of a failed request about a phase; what is gone is named. */
export function usePhaseFailure() {
  const { t } = useTranslation('phases');
  const failureText = useFailureText();
  return (error: unknown, doing?: 'save') =>
    codeOf(error) === 'not-found' ? t('unknown') : failureText(error, doing);
}
