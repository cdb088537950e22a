import { useTranslation } from 'react-i18next';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Text of a failed request about a phase. */
export function usePhaseFailure() {
  const { t } = useTranslation('phases');
  return useFailureText({ 'not-found': t('unknown') });
}
