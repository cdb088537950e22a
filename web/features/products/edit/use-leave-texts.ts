import { useTranslation } from 'react-i18next';
import type { LeaveTexts } from '#web/lib/leave-guard.ts';

/** The question before a product with unsaved changes is left (PRD-065). */
export function useLeaveTexts(): LeaveTexts {
  const { t } = useTranslation('products');
  return { title: t('editView.leave.title'), text: t('editView.leave.text') };
}
