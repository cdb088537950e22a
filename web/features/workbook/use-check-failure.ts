import { useTranslation } from 'react-i18next';
import { codeOf } from '#web/lib/failure.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** What failed requests of an import mean here. */
export function useCheckFailure() {
  const { t } = useTranslation('workbook');
  const failureText = useFailureText();
  return (failure: unknown): string => {
    const code = codeOf(failure);
    if (code === 'too-large') return t('failed.too-large');
    return code === 'not-found' ? t('failed.expired') : failureText(failure);
  };
}
