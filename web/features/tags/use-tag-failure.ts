import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** What to say of a failed request about a tag. */
export function useTagFailure() {
  const { t } = useTranslation('tags');
  const failureText = useFailureText();
  return (error: unknown) => (codeOf(error) === 'not-found' ? t('gone') : failureText(error));
}
