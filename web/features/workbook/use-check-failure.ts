import { useTranslation } from 'react-i18next';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** Texts of the failed requests of an import. */
export function useCheckFailure() {
  const { t } = useTranslation('workbook');
  return useFailureText({ 'too-large': t('failed.too-large'), 'not-found': t('failed.expired') });
}
